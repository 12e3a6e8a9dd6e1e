import type { BrowserContextOptions } from '@playwright/test';

/** One way of looking at every view. The name is part of the name of the file. */
export interface Condition {
  name: string;
  context: BrowserContextOptions;
  /** Shows the page as it is printed, from top to end. */
  print?: boolean;
}

const HEIGHT = 900;
const themes = ['light', 'dark'] as const;

const widths: Condition[] = themes.flatMap((colorScheme) =>
  [390, 768, 1024, 1440].map((width) => ({
    name: `${width}-${colorScheme}`,
    context: { viewport: { width, height: HEIGHT }, colorScheme },
  })),
);

/** A zoomed page has fewer CSS pixels, each of them drawn with more of the screen's. */
const zoomed: Condition[] = [2, 4].map((factor) => ({
  name: `zoom-${factor}00`,
  context: {
    viewport: { width: 1280 / factor, height: Math.round(1024 / factor) },
    deviceScaleFactor: factor,
  },
}));

const contrast: Condition[] = themes.map((colorScheme) => ({
  name: `contrast-${colorScheme}`,
  context: { viewport: { width: 1440, height: HEIGHT }, colorScheme, contrast: 'more' },
}));

export const CONDITIONS: readonly Condition[] = [
  ...widths,
  ...zoomed,
  ...contrast,
  {
    name: 'forced-colors',
    context: { viewport: { width: 1440, height: HEIGHT }, colorScheme: 'dark', forcedColors: 'active' },
  },
  {
    name: 'forced-colors-390',
    context: { viewport: { width: 390, height: HEIGHT }, forcedColors: 'active' },
  },
  // 794 px is the width of A4.
  { name: 'print', context: { viewport: { width: 794, height: HEIGHT } }, print: true },
];
