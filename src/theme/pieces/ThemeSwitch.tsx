import { CONTROL, mark } from '../../model/document.ts';
import type { RenderInput } from '../../model/render.ts';
import { Icon } from './Icon.tsx';

/** Renders the theme switch with all its icons. The class of the root decides which one shows, from the first paint. */
export function ThemeSwitch({ words }: Pick<RenderInput, 'words'>) {
  return (
    <button
      type="button"
      className="icon-button theme-switch"
      {...mark(CONTROL)}
      aria-label={`${words.theme}: ${words.themeAutomatic}`}
    >
      <Icon name={['system', 'sun', 'moon']} />
    </button>
  );
}
