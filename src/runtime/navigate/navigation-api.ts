/** The parts of the Navigation API used here; TypeScript's DOM library does not have it yet. */
export interface NavigateEvent extends Event {
  readonly canIntercept: boolean;
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly downloadRequest: string | null;
  readonly formData: FormData | null;
  /** Data passed by the code that started the navigation. */
  readonly info: unknown;
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly signal: AbortSignal;
  readonly userInitiated: boolean;
  intercept(options: { handler(): Promise<void>; focusReset: 'manual'; scroll: 'manual' }): void;
  scroll(): void;
}

export interface Navigation extends EventTarget {
  readonly currentEntry: { readonly key: string } | null;
  traverseTo(key: string, options: { info: unknown }): unknown;
  navigate(url: string): { readonly finished: Promise<unknown> };
}

/** Without it, links load pages, which are all prerendered. */
export function navigationApi(): Navigation | undefined {
  return (globalThis as { navigation?: Navigation }).navigation;
}

export function onNavigate(listener: (event: NavigateEvent) => void): void {
  navigationApi()?.addEventListener('navigate', (event) => listener(event as NavigateEvent));
}
