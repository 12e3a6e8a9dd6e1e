/** Draws an icon: 20 by 20, one stroke. */
export function Drawing({ paths }: { paths: readonly string[] }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
