import { readFileSync } from 'node:fs';
import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import { isOutbound } from '../../model/sidebar.ts';
import type { ConfiguredSite } from '../config/load.ts';
import { locateSetting } from '../config/locate-setting.ts';
import { displayPath } from '../files/display-path.ts';
import { publicFiles } from '../content/public-files.ts';
import { isSiteFile } from '../content/site-file.ts';

interface Picture {
  /** Path of the setting, such as `family`, `members`, 0, `logo`. */
  path: PropertyKey[];
  address: string;
}

/** Reports images in the configuration that do not exist: each must be a file in `docs/public` or a URL. */
export function settingFileProblems({ config, configFile, docsDir, siteDir }: ConfiguredSite): Problem[] {
  const files = { docsDir, engineFiles: new Set<string>() };
  const missing = pictures(config).filter(
    ({ address }) =>
      address !== '' && !isOutbound(address) && !(address.startsWith('/') && isSiteFile(address, files)),
  );
  if (missing.length === 0) return [];
  const file = displayPath(siteDir, configFile);
  const source = readFileSync(configFile, 'utf8');
  const known = publicFiles(docsDir).map((name) => `/${name}`);
  return missing.map(({ path, address }) => {
    const meant = nearest(address, known);
    return {
      level: 'error',
      file,
      ...locateSetting(source, file, { path, pointAt: 'value' }),
      what: `\`${String(path.at(-1))}\` is ${JSON.stringify(address)}, which is not a file in docs/public.`,
      fix: 'Put the file there, and write its path within that folder, such as "/logo.svg".',
      ...(meant !== undefined && { didYouMean: JSON.stringify(meant) }),
    };
  });
}

function pictures({
  assetHost,
  darkLogo,
  family,
  icon,
  logo,
  socialLinks,
}: ConfiguredSite['config']): Picture[] {
  const logos = [
    { path: ['logo'], address: logo },
    { path: ['logo', 'dark'], address: darkLogo },
    ...family.members.map((member, index) => ({
      path: ['family', 'members', index, 'logo'],
      address: member.logo,
    })),
  ];
  return [
    { path: ['icon'], address: icon },
    // They may exist only on the asset host.
    ...(assetHost === undefined ? logos : []),
    ...socialLinks.flatMap(({ mode, content }, index) =>
      mode === 'img' ? [{ path: ['socialLinks', index, 'content'], address: content }] : [],
    ),
  ];
}
