import { startTransition, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { FOLD, WRAP } from '../../model/document.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import type { CodeTool } from '../../runtime/islands/browser-extension.ts';
import { announce } from '../../runtime/navigate/announce.ts';
import { addStyles } from '../../runtime/page/add-styles.ts';
import type { PageStore } from '../../runtime/page/page-store.ts';
import { showPart } from '../../runtime/page/parts.tsx';
import { say } from '../../runtime/page/say.ts';
import { nameOf, pastedText } from './block-text.ts';
import styles from './code-tools.css?inline';
import { useCopied } from '../../runtime/page/use-copied.ts';
import { useOverflow } from './use-overflow.ts';

const ICONS = {
  copy: 'M7 7h9v9H7zM4 13V4h9',
  done: 'm4 10.5 4 4 8-9',
  wrap: 'M3 5h14M3 10h11a2.5 2.5 0 0 1 0 5h-4m2-2-2 2 2 2M3 15h3',
} as const;

/** Blocks that React renders bring their own tools. A tree has nothing to copy, only tools of extensions. */
const STATIC_BLOCKS = '.code:not([data-own-tools]), .tree';

/** Style, layout and paint of the tools of a whole page take longer than a frame on a slow machine. */
const IN_A_FRAME = 3;

/** Adds tools to the code blocks of the current page and of every page shown after it. */
export function showCodeTools(store: PageStore, added: readonly CodeTool[]): void {
  let page = 0;
  const find = () => [...document.querySelectorAll<HTMLElement>(STATIC_BLOCKS)];
  const render = (atOnce: number) => {
    page += 1;
    showPart('CodeTools', <AllTools key={page} blocks={find()} added={added} atOnce={atOnce} />);
  };
  // This page has been painted, so its tools may come in several short tasks, after the frame with their styles.
  const renderInTurn = () => startTransition(() => render(IN_A_FRAME));
  addStyles(styles);
  requestAnimationFrame(() => setTimeout(renderInTurn));
  store.onShown((isPainted) => {
    if (isPainted) renderInTurn();
    // The button of a folded block takes up space.
    else if (find().some((block) => block.hasAttribute(FOLD))) flushSync(() => render(Infinity));
  });
}

interface AllToolsProps {
  blocks: readonly HTMLElement[];
  added: readonly CodeTool[];
  /** Blocks that get their tools in one frame, the first ones first. */
  atOnce: number;
}

/** Renders tools into static blocks, without touching their content. */
function AllTools({ blocks, added, atOnce }: AllToolsProps) {
  const [count, setCount] = useState(atOnce);
  useEffect(() => {
    if (count < blocks.length) startTransition(() => setCount(count + atOnce));
  }, [blocks, atOnce, count]);
  return blocks
    .slice(0, count)
    .map((block, index) => createPortal(<CodeTools block={block} added={added} />, block, String(index)));
}

interface CodeToolsProps {
  block: HTMLElement;
  /** Tools of extensions. */
  added?: readonly CodeTool[];
}

/** Renders the controls of a code block. They are not in the HTML, because they do nothing without scripts. */
export function CodeTools({ block, added = [] }: CodeToolsProps) {
  addStyles(styles);
  const name = nameOf(block);
  const isWide = useOverflow(block);
  const isWrapped = block.hasAttribute(WRAP);
  const fold = block.getAttribute(FOLD);
  const own = added.filter(({ blocks }) => block.matches(blocks));
  return (
    <>
      {block.matches('.code') && (
        <div className="code-tools">
          {own.map(
            ({ bar }) =>
              bar && (
                <ToolButton
                  key={bar.name}
                  tool={bar.name}
                  label={bar.labelFor(name)}
                  icon={bar.icon}
                  href={bar.addressFor?.(block)}
                />
              ),
          )}
          {(isWide || isWrapped) && <WrapButton block={block} />}
          <CopyButton block={block} />
        </div>
      )}
      {own.map(({ blocks, Tool }) => Tool && <Tool key={blocks} block={block} name={name} />)}
      {fold !== null && (
        <button type="button" className="unfold" onClick={() => block.removeAttribute(FOLD)}>
          {fillIn(say('Show all {count} lines'), { count: fold })}
          <span className="visually-hidden"> {fillIn(say('of {block}'), { block: name })}</span>
        </button>
      )}
    </>
  );
}

interface ToolButtonProps {
  /** Name for styles. */
  tool: string;
  label: string;
  /** The path of its drawing, on 20 by 20. */
  icon: string;
  /** Of a link. */
  href?: string | undefined;
  isPressed?: boolean;
  isDone?: boolean;
  onClick?: () => void;
}

function ToolButton({ tool, label, icon, href, isPressed, isDone, onClick }: ToolButtonProps) {
  const shared = { className: 'icon-button', 'data-code': tool, 'aria-label': label };
  const drawing = (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={icon} />
    </svg>
  );
  if (href !== undefined)
    return (
      <a {...shared} href={href}>
        {drawing}
      </a>
    );
  return (
    <button
      {...shared}
      type="button"
      data-copied={isDone ? '' : undefined}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      {drawing}
    </button>
  );
}

function WrapButton({ block }: { block: HTMLElement }) {
  const [isWrapped, setWrapped] = useState(block.hasAttribute(WRAP));
  const toggle = () => setWrapped(block.toggleAttribute(WRAP));
  const label = fillIn(say('Wrap lines of {block}'), { block: nameOf(block) });
  return <ToolButton tool="wrap" label={label} icon={ICONS.wrap} isPressed={isWrapped} onClick={toggle} />;
}

function CopyButton({ block }: { block: HTMLElement }) {
  const [isDone, showDone] = useCopied();
  const copy = async () => {
    const code = pastedText(block);
    try {
      await navigator.clipboard.writeText(code);
    } catch {
      prompt(say('Copy to clipboard: press Ctrl+C (or Cmd+C), Enter'), code);
      return;
    }
    showDone();
    announce(say('Copied'));
  };
  return (
    <ToolButton
      tool="copy"
      label={fillIn(say('Copy {block}'), { block: nameOf(block) })}
      icon={isDone ? ICONS.done : ICONS.copy}
      isDone={isDone}
      onClick={() => void copy()}
    />
  );
}
