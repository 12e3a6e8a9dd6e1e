import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { readStored, writeStored } from '../../runtime/storage/storage.ts';

interface SplitterProps {
  /** Names the custom property that the layout reads, and the place in storage. */
  name: string;
  label: string;
  /** The id of the pane before it. */
  controls: string;
  /** Share of the pane before it, in percent of both: at first, at least and at most. */
  start: number;
  min: number;
  max: number;
}

/** How far one key press moves. */
const STEP = 2;

/** A divider between two panes, moved with the pointer or the arrow keys. The next visit finds it where it was. */
export function Splitter({ name, label, controls, start, min, max }: SplitterProps) {
  const divider = useRef<HTMLDivElement>(null);
  const within = (share: number) => Math.min(max, Math.max(min, share));
  const [share, setShare] = useState(() => within(Number(readStored(name) ?? start) || start));

  useLayoutEffect(() => {
    divider.current!.parentElement!.style.setProperty(`--${name}`, `${share}%`);
  }, [name, share]);

  const move = (wanted: number) => {
    const next = within(wanted);
    setShare(next);
    writeStored(name, String(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = { ArrowLeft: share - STEP, ArrowRight: share + STEP, Home: min, End: max }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    move(wanted);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { left, width } = currentTarget.parentElement!.getBoundingClientRect();
    move(((clientX - left) / width) * 100);
  };
  return (
    <div
      ref={divider}
      className="lab-splitter"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuenow={Math.round(share)}
      aria-valuemin={min}
      aria-valuemax={max}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={() => move(start)}
    />
  );
}
