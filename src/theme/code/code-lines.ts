/** Most blocks get elements for their lines only when a link points to one. */
export function linesOf(code: Element): Element[] {
  if (!code.querySelector('.line')) splitLines(code);
  return [...code.querySelectorAll('.line')];
}

/** Wraps each line in an element. Line breaks are in text nodes only, because the build highlights line by line. */
function splitLines(code: Element): void {
  const lines = [newLine()];
  // A copy, because the loop moves nodes out of the block.
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
