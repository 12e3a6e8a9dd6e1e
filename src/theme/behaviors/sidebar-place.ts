/** Scrolls the sidebar to the active entry, unless the entry is already in view. */
export function showActiveEntry(): void {
  const sidebar = document.getElementById('sidebar');
  const active = sidebar?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!sidebar || !active || active.offsetParent === null) return;
  const box = sidebar.getBoundingClientRect();
  const { top, bottom } = active.getBoundingClientRect();
  if (top >= box.top + 16 && bottom <= box.bottom - 16) return;
  sidebar.scrollTop += top - box.top - box.height / 3;
}
