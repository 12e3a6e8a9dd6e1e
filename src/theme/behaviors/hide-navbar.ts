/** With `hideNavbarOnScroll` the navbar makes room while the reader goes down and comes back on the way up. */
export function startHideNavbar(): void {
  const root = document.documentElement;
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      const isDown = scrollY > last && scrollY > 200;
      root.toggleAttribute('data-navbar-away', isDown);
      last = scrollY;
    },
    { passive: true },
  );
}
