import { fillIn } from '../../../model/words/fill-in.ts';
import { nameOf } from '../../../theme/code/block-text.ts';
import { ToolButton } from '../../../theme/code/ToolButton.tsx';
import { say } from '../words/say.ts';

/** Turns the names of a block into tab stops; `TypeHints` follows its clicks. */
export function TypesButton({ block }: { block: HTMLElement }) {
  if (!('popover' in block)) return null;
  return (
    <ToolButton
      tool="types"
      label={fillIn(say('Show types in {block}'), { block: nameOf(block) })}
      icon="M4 7V4h12v3M10 4v12M8 16h4"
    />
  );
}
