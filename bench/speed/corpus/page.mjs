import { json, list, shell, table, typescript } from './blocks.mjs';
import { randomFrom } from './random.mjs';
import { paragraph, phrase } from './sentences.mjs';

const CHAPTERS = 6;

/**
 * Generates the Markdown of one page below its title, about as heavy as a reference page: 15 kB, 14 headings, 13 code
 * blocks, two tables. It contains no Vue or MDX syntax.
 * @param {{ route: string, title: string }} page
 * @param {readonly { route: string, title: string }[]} others pages it may link to
 */
export function pageBody({ route, title }, others) {
  const random = randomFrom(route);
  const links = Array.from({ length: 8 }, () => random.pick(others)).map(
    (other) => `[${other.title}](${other.route})`,
  );
  const headings = new Set([title, 'Options', 'See also']);
  const heading = () => {
    const words = phrase(random);
    // Engines give different ids to two identical headings.
    if (headings.has(words)) return heading();
    headings.add(words);
    return words;
  };
  const chapter = (_, at) => [
    `## ${heading()}`,
    `${paragraph(random, 4)} See ${links[at % links.length]} for the other side of it.`,
    typescript(random),
    paragraph(random, 2),
    list(random, 3 + random.upTo(3)),
    `### ${heading()}`,
    paragraph(random, 3),
    at % 2 === 0 ? json(random) : shell(random),
    ...(at === 3 ? [table(random, 5)] : []),
  ];
  return [
    paragraph(random, 3),
    shell(random),
    '## Options',
    paragraph(random, 2),
    table(random, 8),
    ...Array.from({ length: CHAPTERS }, chapter).flat(),
    '## See also',
    links.map((link) => `- ${link}`).join('\n'),
    '',
  ].join('\n\n');
}
