/** The longest name of a block that has no title. */
const LONGEST_NAME = 48;

/** The code, or the commands of a terminal without prompts and output, which is what a reader would paste. */
export function pastedText(block: Element): string {
  const commands = [...block.querySelectorAll('kbd')].map(({ textContent }) => textContent);
  if (commands.length > 0) return commands.map((text) => text.replaceAll(/^\$ |\n$/g, '')).join('\n');
  return block.querySelector('code')?.textContent ?? '';
}

/** A name that tells a block apart from others: its title, or how its text starts. */
export function nameOf(block: Element): string {
  const title = block.querySelector('figcaption, li > :first-child')?.firstChild?.textContent;
  if (title) return title.trim();
  const [line = ''] = pastedText(block).trimStart().split('\n', 1);
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME)}…` : line;
}
