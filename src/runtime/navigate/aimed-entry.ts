/** How many events ahead a pointer is expected to keep its direction: about a fifth of a second. */
const EVENTS_AHEAD = 12;

/** The entry of the sidebar that a mouse is moving toward. */
export function aimedEntry(event: PointerEvent): Element | null {
  const { pointerType, clientX, clientY, movementX, movementY } = event;
  const sidebar = document.querySelector('.sidebar');
  if (!sidebar || pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return null;
  const { left, right } = sidebar.getBoundingClientRect();
  // A hand slows down before it arrives, so at its current speed it would pass the sidebar.
  const eventsToMiddle = ((left + right) / 2 - clientX) / movementX;
  const ahead = eventsToMiddle > 0 ? Math.min(eventsToMiddle, EVENTS_AHEAD) : EVENTS_AHEAD;
  const target = document.elementFromPoint(clientX + movementX * ahead, clientY + movementY * ahead);
  return target?.closest('.sidebar a') ?? null;
}
