import { Drawing } from './Drawing.tsx';
import { SOCIAL_PATHS } from './social-icons.ts';

/** Icons drawn for this site. */
const PATHS = {
  ...SOCIAL_PATHS,
  github:
    'M10 2.5a7.5 7.5 0 0 0-2.4 14.6c.4.1.5-.2.5-.4v-1.4c-2 .4-2.5-.9-2.5-.9-.4-.9-.9-1.1-.9-1.1-.7-.5.1-.5.1-.5.8.1 1.2.8 1.2.8.7 1.2 1.8.9 2.2.7.1-.5.3-.9.5-1.1-1.7-.2-3.4-.8-3.4-3.7 0-.8.3-1.5.8-2-.1-.2-.4-1 .1-2 0 0 .6-.2 2 .8a7 7 0 0 1 3.7 0c1.4-1 2-.8 2-.8.5 1 .2 1.8.1 2 .5.5.8 1.2.8 2 0 2.9-1.7 3.5-3.4 3.7.3.2.5.7.5 1.4v2c0 .2.1.5.5.4A7.5 7.5 0 0 0 10 2.5Z',
  x: 'm3.5 3.5 9.2 13h3.8l-9.2-13ZM3.8 16.5l5.3-6m1.9-2.2 4.6-4.8',
  discord:
    'M6.5 5.2A14 14 0 0 1 10 4.7c1.2 0 2.4.2 3.5.5 1.9 2.6 2.8 5.4 2.6 8.3a10 10 0 0 1-3.2 1.6l-.8-1.2M6.5 5.2a14 14 0 0 0-2.6 8.3c1 .7 2 1.3 3.2 1.6l.8-1.2m-1.4-.7c2.3 1 4.7 1 7 0M8 11.2v-1m4 1v-1',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'M4.5 4.5l11 11m0-11-11 11',
  family: 'M4 4h4.5v4.5H4zM11.5 4H16v4.5h-4.5zM4 11.5h4.5V16H4zM11.5 11.5H16V16h-4.5z',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm4 9.5 3.5 3.5',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  pages: 'M3 4h14v12H3zM8 4v12',
  outline: 'M3 5.5h14M7 10h10M7 14.5h10',
  previous: 'M16 10H4m5-5-5 5 5 5',
  next: 'M4 10h12m-5-5 5 5-5 5',
  link: 'M8.5 11.5a3 3 0 0 0 4.2 0l2.6-2.6a3 3 0 0 0-4.2-4.2l-.8.8M11.5 8.5a3 3 0 0 0-4.2 0l-2.6 2.6a3 3 0 0 0 4.2 4.2l.8-.8',
} as const;

export type IconName = keyof typeof PATHS;

export function isIconName(name: string): name is IconName {
  return name in PATHS;
}

export function Icon({ name }: { name: IconName }) {
  return <Drawing paths={[PATHS[name]]} />;
}
