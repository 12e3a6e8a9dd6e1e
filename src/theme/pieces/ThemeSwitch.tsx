import { CONTROL, mark } from '../../model/document.ts';
import { Icon } from './Icon.tsx';

/** Renders the theme switch with all its icons. The class of the root decides which one shows, from the first paint. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      className="icon-button theme-switch"
      {...mark(CONTROL)}
      aria-label="Theme: Automatic"
    >
      <Icon name={['system', 'sun', 'moon']} />
    </button>
  );
}
