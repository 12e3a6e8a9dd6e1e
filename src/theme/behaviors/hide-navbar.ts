/** Implements `hideNavbarOnScroll`: hides the navbar on scrolling down and shows it on scrolling up. */
export function startHideNavbar(): void {
  const root = document.documentElement;
  let lastY = scrollY;
  addEventListener(
    'scroll',
    () => {
      const isGoingDown = scrollY > lastY && scrollY > 200;
      root.toggleAttribute('data-navbar-away', isGoingDown);
      lastY = scrollY;
    },
    { passive: true },
  );
}
