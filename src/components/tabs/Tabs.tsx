import { Children, isValidElement, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { CONTROL, mark, REVEAL, TAB_GROUP, TAB_VALUE } from '../../model/document.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import { Holder, Island } from '../../runtime/islands/Island.tsx';
import type { Held, ReadIsland } from '../../runtime/islands/Island.tsx';
import { listen } from '../../runtime/page/listen.ts';
import { useSay } from '../../runtime/page/Piece.tsx';
import { choose } from '../../runtime/storage/choices.ts';
import { choiceKey, panelsOf, tabsOf, valueOf } from './tab-groups.ts';
import { useChoice } from '../../runtime/storage/use-choice.ts';

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
  /** Set by the build: every panel begins with code, of which the tabs are the title bar. */
  isTitleBar?: boolean;
  children?: ReactNode;
}

/** Holds one panel of `Tabs`, which renders it. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

export function Tabs({ groupId, values, defaultValue, isTitleBar, children }: TabsProps) {
  const id = useId();
  const say = useSay();
  const taken: string[] = [];
  const tabs = Children.toArray(children)
    .filter((child): child is ReactElement<TabProps> => isValidElement(child))
    .map((child, index) => {
      const given = values?.[index];
      const label =
        child.props.label ??
        (typeof given === 'string' ? given : given?.label) ??
        fillIn(say('Tab {number}'), { number: index + 1 });
      let value = child.props.value ?? (typeof given === 'object' ? given.value : undefined) ?? label;
      // A value selects a tab, so no two have the same.
      while (taken.includes(value)) value += ` ${index + 1}`;
      taken.push(value);
      return { label, value, panelId: `${id}p${index}`, content: child.props.children };
    });
  return (
    <Island
      name="Tabs"
      className={isTitleBar ? 'tabs title-tabs' : 'tabs'}
      {...(groupId !== undefined && mark(TAB_GROUP, groupId))}
    >
      <TabGroup groupId={groupId} tabs={tabs} defaultValue={defaultValue} />
    </Island>
  );
}

/** Reads a group from static text. It starts with the tab that is selected in the document. */
export const readTabs: ReadIsland = (frame, hold) => {
  const tabs = tabsOf(frame);
  const panels = panelsOf(frame);
  const selected = tabs.find((tab) => tab.getAttribute('aria-selected') === 'true');
  return (
    <TabGroup
      groupId={frame.getAttribute(TAB_GROUP) ?? undefined}
      defaultValue={selected && valueOf(selected)}
      tabs={tabs.map((tab, index) => {
        const panel = panels[index]!;
        return { label: tab.textContent, value: valueOf(tab), panelId: panel.id, content: hold(panel) };
      })}
    />
  );
};

interface ShownTab {
  label: string;
  value: string;
  panelId: string;
  content: ReactNode | Held;
}

interface TabGroupProps {
  groupId: string | undefined;
  tabs: readonly ShownTab[];
  defaultValue: string | undefined;
}

/** Shows one of several panels. Groups with the same id switch together, and the choice is kept. */
function TabGroup({ groupId, tabs, defaultValue }: TabGroupProps) {
  const list = useRef<HTMLDivElement>(null);
  const key = groupId === undefined ? undefined : choiceKey(groupId);
  const shared = useChoice(key);
  const [chosen, setChosen] = useState<string>();
  const [followed, setFollowed] = useState<string>();
  const placeOf = (wanted: string | undefined) => tabs.findIndex(({ value }) => value === wanted);
  // A link may have opened another panel of this group alone, until the reader chooses again. A tab that only other groups
  // have changes nothing here.
  if (shared !== followed) {
    setFollowed(shared);
    if (placeOf(shared) >= 0) setChosen(shared);
  }
  const selected = [placeOf(chosen), placeOf(defaultValue), 0].find((place) => place >= 0)!;

  const select = (place: number) => {
    const button = list.current!.children[place] as HTMLElement;
    const { value } = tabs[place]!;
    const { top } = button.getBoundingClientRect();
    flushSync(() => {
      setChosen(value);
      if (key !== undefined) choose(key, value);
    });
    // Groups above may have changed their height: keep this tab where it was on the screen.
    scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  const selectByKey = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const steps = { ArrowRight: selected + 1, ArrowLeft: selected + last, Home: 0, End: last };
    const place = Object.hasOwn(steps, event.key) && steps[event.key as keyof typeof steps];
    if (place === false) return;
    event.preventDefault();
    select(place % tabs.length);
    (list.current!.children[place % tabs.length] as HTMLElement).focus();
  };
  const reveal = useEffectEvent((event: Event) => {
    const parts = [...list.current!.parentElement!.children];
    // The list of tabs comes first.
    const place = parts.findIndex((part) => part.contains(event.target as Node)) - 1;
    if (place < 0 || place === selected) return;
    event.preventDefault();
    flushSync(() => setChosen(tabs[place]!.value));
  });
  useEffect(() => {
    return listen([REVEAL], (event) => reveal(event), {}, list.current!.parentElement!);
  }, []);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have focus */}
      <div ref={list} role="tablist" className="tab-list" onKeyDown={selectByKey}>
        {tabs.map(({ label, value, panelId }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            aria-controls={panelId}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            {...mark(TAB_VALUE, value)}
            {...mark(CONTROL)}
            onClick={() => select(index)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, value, panelId, content }, index) => (
        <Holder
          key={value}
          content={content}
          role="tabpanel"
          className="tab-panel"
          id={panelId}
          aria-label={label}
          hidden={index !== selected}
        />
      ))}
    </>
  );
}
