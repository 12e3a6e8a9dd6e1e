/** Drawn like the icons of the site: 20 by 20, one stroke. */
const PATHS = {
  page: 'M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15',
  section: 'M8 3.5l-1.5 13m7-13L12 16.5M4 7.5h13M3 12.5h13',
  option: 'M3 6h6m4 0h4M3 14h2m4 0h8M9 6a2 2 0 1 0 4 0 2 2 0 0 0-4 0M5 14a2 2 0 1 0 4 0 2 2 0 0 0-4 0',
  error: 'M10 3.5 2.5 16.5h15zM10 8.5v3.5m0 2.2v.01',
  enter: 'M16 4.5v6H4m4-4-4 4 4 4',
  more: 'm4 7.5 6 6 6-6',
  close: 'm5 5 10 10m0-10L5 15',
  star: 'm10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9L3 8.1l4.9-.6Z',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm4 9.5 3.5 3.5',
} as const;

export type SignName = keyof typeof PATHS;

export function Sign({ name }: { name: SignName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" data-sign={name}>
      <path d={PATHS[name]} />
    </svg>
  );
}
