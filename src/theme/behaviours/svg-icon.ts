const PATHS = {
  copy: 'M7 7h9v9H7zM4 13V4h9',
  done: 'm4 10.5 4 4 8-9',
  types: 'M4 7V4h12v3M10 4v12M8 16h4',
  wrap: 'M3 5h14M3 10h11a2.5 2.5 0 0 1 0 5h-4m2-2-2 2 2 2M3 15h3',
} as const;

/** An icon for a control that only exists while scripts run. */
export function svgIcon(name: keyof typeof PATHS): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  svg.classList.add('icon');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}
