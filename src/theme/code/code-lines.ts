/** The lines of a code block as elements. Most blocks have none until somebody points at a line. */
export function linesOf(code: Element): Element[] {
  if (!code.querySelector('.line')) splitLines(code);
  return [...code.querySelectorAll('.line')];
}

/** Line breaks stand in text nodes only: the build colours each line by itself. */
function splitLines(code: Element): void {
  const lines = [newLine()];
  // A copy: the nodes leave the block while it is read.
  for (const node of Array.from(code.childNodes)) {
    if (node.nodeType !== Node.TEXT_NODE) {
      lines.at(-1)?.append(node);
      continue;
    }
    const [first = '', ...rest] = (node.textContent ?? '').split('\n');
    lines.at(-1)?.append(first);
    for (const text of rest) {
      lines.at(-1)?.append('\n');
      const line = newLine();
      line.append(text);
      lines.push(line);
    }
  }
  code.replaceChildren(...lines);
}

function newLine(): HTMLSpanElement {
  const line = document.createElement('span');
  line.className = 'line';
  return line;
}
