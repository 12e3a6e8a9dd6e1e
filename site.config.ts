import { defineSite } from './src/build/config/define-site.ts';

export default defineSite({
  title: 'Rslib',
  description:
    'Build JavaScript and TypeScript libraries with Rslib: guides, every option, and outputs recorded from real builds.',

  // Whoever deploys the site sets these two. `SITE_URL` in the environment overrides `url`;
  // without `repository` pages have no edit link.
  // url: 'https://docs.example.com',
  // repository: { url: 'https://github.com/owner/name', branch: 'main', docsDir: 'docs' },

  product: { name: 'Rslib', slug: 'rslib' },
  buildTool: { name: 'Rsbuild', slug: 'rsbuild' },
  footer: {
    message: 'An independent documentation of Rslib, not affiliated with its authors. MIT licensed.',
  },
  icon: '/logo.svg',
  logo: '/logo.svg',

  // Rslib's own places; this site has none.
  sourceLink: 'https://github.com/web-infra-dev/rslib',
  socialLinks: [
    { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rslib' },
    { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
    { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
  ],
});
