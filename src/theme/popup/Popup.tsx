import type { ReactNode } from 'react';
import { HOVER_POPUP, mark } from '../../model/document.ts';
import { Holder, Island } from '../../runtime/islands/Island.tsx';
import type { Held, ReadIsland } from '../../runtime/islands/Island.tsx';
import { useHoverPopup } from './use-hover-popup.ts';
import type { HoverKind } from './use-hover-popup.ts';

interface PartsProps {
  id: string;
  kind: HoverKind;
  className: string;
  button: ReactNode | Held;
  /** Name of the button, if its content is not. */
  label?: string | undefined;
  buttonClass?: string | undefined;
  children: ReactNode | Held;
}

interface PopupProps extends PartsProps {
  /** Class of the element around the button and its popup. Without it, both are laid out by what is around them. */
  frameClass?: string;
}

/** Renders a button and its popup, which opens on click and, once this code is there, on hover too. */
export function Popup({ frameClass = 'popup-frame', ...parts }: PopupProps) {
  return (
    <Island name="Popup" className={frameClass}>
      <Parts {...parts} />
    </Island>
  );
}

export const readPopup: ReadIsland = (frame, hold) => {
  const button = frame.firstElementChild as HTMLElement;
  const popup = frame.lastElementChild as HTMLElement;
  return (
    <Parts
      id={popup.id}
      kind={button.getAttribute(HOVER_POPUP) as HoverKind}
      className={popup.className}
      label={button.getAttribute('aria-label') ?? undefined}
      buttonClass={button.className || undefined}
      button={hold(button)}
    >
      {hold(popup)}
    </Parts>
  );
};

function Parts({ id, kind, className, label, buttonClass, button, children }: PartsProps) {
  const hover = useHoverPopup(kind);
  return (
    <>
      <Holder
        {...hover.button}
        as="button"
        type="button"
        className={buttonClass}
        popoverTarget={id}
        {...mark(HOVER_POPUP, kind)}
        aria-label={label}
        content={button}
      />
      <Holder {...hover.popup} id={id} popover="auto" className={className} content={children} />
    </>
  );
}
