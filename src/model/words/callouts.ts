/** The types of callouts, each with its title in English. A word of the shell has the name of the type. */
export const CALLOUT_TITLES = {
  tip: 'Tip',
  note: 'Note',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  caution: 'Caution',
  important: 'Important',
  details: 'Details',
} as const;

export type CalloutType = keyof typeof CALLOUT_TITLES;

export function isCalloutType(name: string): name is CalloutType {
  return Object.hasOwn(CALLOUT_TITLES, name);
}
