import { TYPES } from '../model/document.ts';
import type { HoverFile } from '../model/hovers.ts';
import { readFenceSpec } from '../examples/read/fence-spec.ts';
import { displayPath } from '../../engine/files/display-path.ts';
import { hashedName } from '../../engine/files/out-file.ts';
import type { FileScope } from '../../engine/page/context/scope.ts';
import type { Fence, FileBlocks, SiteContext } from '../../engine/page/context/site-context.ts';
import { hoverKey } from './hover-blocks.ts';
import { hoverFile, readHovers } from './hover-recording.ts';

/** Undefined if the block has no types or has changed since they were recorded. */
type HoverAddress = (fence: Fence) => string | undefined;

/** Marks each block that has recorded types with their address. */
export function hoverBlocks(scope: FileScope, site: SiteContext): FileBlocks {
  const addressOf = pageHovers(scope, site);
  return {
    mark(block, fence) {
      block.properties[TYPES] = addressOf(fence);
    },
  };
}

/** Reads the recording beside a page or fragment, which becomes a file that is loaded on demand. */
function pageHovers(scope: FileScope, site: SiteContext): HoverAddress {
  scope.dependencies.add(hoverFile(scope));
  const recording = readHovers(scope);
  if (recording === undefined) return () => undefined;
  if (recording.isEdited) {
    scope.problems.push({
      level: 'error',
      file: displayPath(site.siteDir, hoverFile(scope)),
      what: 'The recorded types were changed after they were recorded: their hash does not match.',
      fix: 'Run npm run examples -- --update.',
    });
    return () => undefined;
  }
  const keys = Object.keys(recording.blocks);
  const content = JSON.stringify({
    texts: recording.texts,
    blocks: Object.values(recording.blocks).map(({ places }) => places),
  } satisfies HoverFile);
  const output = hashedName('hovers', '.json', content);
  scope.assets.push({ file: scope.file, output, content });
  return ({ lang, meta, value }) => {
    const { spec } = readFenceSpec(lang, meta);
    const index = spec.kind === 'file' ? keys.indexOf(hoverKey(spec, value)) : -1;
    return index === -1 ? undefined : `${site.base}${output}#${index}`;
  };
}
