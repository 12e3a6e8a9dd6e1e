import { CONTROL, mark, TAB_CHOSEN, TAB_GROUP, TAB_VALUE } from '../../model/document.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import { useSay } from '../../runtime/page/Piece.tsx';
import { Children, isValidElement, useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';

interface TabProps {
  label?: string;
  value?: string;
  children?: ReactNode;
}

interface TabsProps {
  groupId?: string;
  /** Labels for tabs that have none of their own. */
  values?: (string | { label: string; value?: string })[];
  defaultValue?: string;
  children?: ReactNode;
}

/** Holds one panel of `Tabs`, which renders it. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

export function Tabs({ groupId, values, defaultValue, children }: TabsProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const say = useSay();
  const tabs = Children.toArray(children)
    .filter((child): child is ReactElement<TabProps> => isValidElement(child))
    .map((child, index) => {
      const given = values?.[index];
      const label =
        child.props.label ??
        (typeof given === 'string' ? given : given?.label) ??
        fillIn(say('Tab {number}'), { number: index + 1 });
      const value = child.props.value ?? (typeof given === 'object' ? given.value : undefined) ?? label;
      return { label, value, content: child.props.children };
    });
  const placeOf = (wanted: string | undefined) => tabs.findIndex(({ value }) => value === wanted);
  const selected = [placeOf(chosen), placeOf(defaultValue), 0].find((place) => place >= 0);
  useEffect(() => {
    const element = group.current!;
    // Listeners of the document select tabs in the document, also those of other groups with the same id.
    const adopt = ({ detail }: Event & { detail?: string }) => setChosen(detail);
    element.addEventListener(TAB_CHOSEN, adopt);
    return () => element.removeEventListener(TAB_CHOSEN, adopt);
  }, []);
  return (
    <div ref={group} className="tabs" {...(groupId !== undefined && mark(TAB_GROUP, groupId))}>
      <div role="tablist" className="tab-list">
        {tabs.map(({ label, value }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            aria-controls={`${id}p${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            {...mark(TAB_VALUE, value)}
            {...mark(CONTROL)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, value, content }, index) => (
        <div
          key={value}
          role="tabpanel"
          className="tab-panel"
          id={`${id}p${index}`}
          aria-label={label}
          hidden={index !== selected}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
