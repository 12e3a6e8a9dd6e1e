import { defineConfig } from 'stillpage';

export default defineConfig({
  title: 'Rslib',
  description:
    'Build JavaScript and TypeScript libraries with Rslib: guides, every option, and outputs recorded from real builds.',

  // Set this, or SITE_URL in the environment, when you deploy the site. Edit links use `repository` in package.json, or the
  // `origin` remote of the clone.
  url: 'https://rslib-docs.example',

  extensions: ['proof', 'lab', 'doctor', 'starter', 'desk', 'learn'],
  product: { name: 'Rslib', slug: 'rslib' },
  buildTool: { name: 'Rsbuild', slug: 'rsbuild' },
  footer: {
    message: 'Independent documentation of Rslib, not affiliated with its authors. MIT licensed.',
    columns: [
      {
        title: 'Guide',
        links: [
          { text: 'Quick start', link: '/guide/start/quick-start' },
          { text: 'Output format', link: '/guide/basic/output-format' },
          { text: 'Declaration files', link: '/guide/advanced/dts' },
          { text: 'Error messages', link: '/guide/faq/errors' },
        ],
      },
      {
        title: 'Config',
        links: [
          { text: 'All options', link: '/config/' },
          { text: 'format', link: '/config/lib/format' },
          { text: 'dts', link: '/config/lib/dts' },
          { text: 'Command line', link: '/guide/basic/cli' },
        ],
      },
      {
        title: 'Community',
        links: [
          { text: 'Issues', link: 'https://github.com/web-infra-dev/rslib/issues' },
          { text: 'Discord', link: 'https://discord.gg/XsaKEEk4mW' },
          { text: 'X', link: 'https://x.com/rspack_dev' },
        ],
      },
      {
        title: 'This site',
        links: [
          { text: 'How it is checked', link: '/about/checks' },
          { text: 'How to write a page', link: '/about/writing' },
          { text: 'Learn it', link: '/learn/' },
          { text: 'Lab', link: '/lab' },
          { text: 'Doctor', link: '/doctor' },
          { text: 'Start a library', link: '/start' },
          { text: 'Migration desk', link: '/migrate' },
          { text: 'Blog', link: '/blog/' },
        ],
      },
    ],
  },
  feeds: [
    { title: 'Rslib documentation: blog', path: '/blog/', output: 'blog/rss.xml' },
    { title: 'Rslib documentation: blog', path: '/blog/', output: 'blog/atom.xml', type: 'atom' },
  ],
  icon: '/logo.svg',
  logo: '/logo.svg',

  search: {
    provider: 'embedded',
    startPages: [
      '/guide/start/quick-start',
      '/guide/basic/configure-rslib',
      '/guide/basic/output-format',
      '/guide/basic/cli',
      '/config/',
      '/guide/faq/errors',
    ],
  },

  // These belong to Rslib; this site has none of its own.
  sourceLink: 'https://github.com/web-infra-dev/rslib',
  productUrl: 'https://rslib.rs',
  family: {
    title: 'Rstack',
    members: [
      {
        name: 'Rspack',
        desc: '基于 Rust 的打包工具',
        descEn: 'The bundler underneath, written in Rust',
        logo: '/logos/rspack.svg',
        url: 'https://rspack.rs',
      },
      {
        name: 'Rsbuild',
        desc: '网页应用的构建工具',
        descEn: 'Builds web applications; Rslib is built on it',
        logo: '/logos/rsbuild.svg',
        url: 'https://rsbuild.rs',
      },
      {
        name: 'Rspress',
        desc: '静态文档站点生成器',
        descEn: 'Makes documentation sites',
        logo: '/logos/rspress.svg',
        logoScale: 0.95,
        url: 'https://rspress.rs',
      },
      {
        name: 'Rsdoctor',
        desc: '构建分析工具',
        descEn: 'Shows what a build did and why',
        logo: '/logos/rsdoctor.svg',
        url: 'https://rsdoctor.rs',
      },
      {
        name: 'Rstest',
        desc: '测试框架',
        descEn: 'Runs tests with the same bundler',
        logo: '/logos/rstest.svg',
        url: 'https://rstest.rs',
      },
      {
        name: 'Rslint',
        desc: '代码检查工具',
        descEn: 'Checks TypeScript code with types',
        logo: '/logos/rslint.svg',
        url: 'https://rslint.rs',
      },
    ],
  },
  socialLinks: [
    { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rslib' },
    { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
    { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
  ],
});
