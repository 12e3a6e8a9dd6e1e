import type { RenderInput } from '../../model/render.ts';
import { toHref } from '../../model/href.ts';
import { Popup } from '../popup/Popup.tsx';

interface SwitchersProps extends Pick<RenderInput, 'site' | 'words' | 'page' | 'languages' | 'versions'> {
  idPrefix: string;
}

/** Renders the language and version switchers, each only if there is more than one choice. */
export function Switchers({ site, words, page, languages, versions, idPrefix }: SwitchersProps) {
  return (
    <>
      <Switcher
        id={`${idPrefix}-languages`}
        label={words.language}
        elsewhere={words.notTranslated}
        current={page.lang}
        choices={languages}
        base={site.base}
      />
      <Switcher
        id={`${idPrefix}-versions`}
        label={words.version}
        elsewhere={words.notInVersion}
        current={page.version}
        choices={versions}
        base={site.base}
      />
    </>
  );
}

interface SwitcherProps {
  id: string;
  label: string;
  /** Says that the page does not exist there. */
  elsewhere: string;
  current: string;
  choices: RenderInput['languages'];
  base: string;
}

function Switcher({ id, label, elsewhere, current, choices, base }: SwitcherProps) {
  if (choices.length < 2) return null;
  const text = choices.find(({ value }) => value === current)?.text ?? current;
  return (
    <Popup
      kind="menu"
      id={id}
      frameClass="nav-menu"
      className="popup dropdown"
      label={`${label}: ${text}`}
      button={text}
    >
      <ul>
        {choices.map((choice) => (
          <li key={choice.value}>
            <a href={toHref(base, choice.link)} aria-current={choice.value === current ? 'true' : undefined}>
              {choice.text}
              {choice.isElsewhere && <small> {elsewhere}</small>}
            </a>
          </li>
        ))}
      </ul>
    </Popup>
  );
}
