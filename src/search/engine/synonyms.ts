import { baseForm } from './base-form.ts';

/**
 * Words of the trade that mean the same, one group per line. A word finds the others of its group; a pair of words is
 * written as one.
 */
const GROUPS = `
shebang hashbang
config configuration settings
folder directory dir
declaration dts typings types
environment env dotenv
minify minification uglify compress
lower transpile downlevel compile
hotreload hmr watch livereload
commonjs cjs
remove lost gone missing dropped stripped disappear delete
slow long time performance faster
twice duplicate copies
user consumer
clash collide conflict same
large big size heavy
exclude ignore skip
upgrade update
migrate switch move
picture image images
several multiple many
`;

const synonyms = new Map<string, string[]>();
for (const line of GROUPS.trim().split('\n')) {
  const words = line.split(' ');
  for (const word of words) synonyms.set(baseForm(word), words);
}

/** Returns the group of a word, whatever its ending; empty for most words. */
export function synonymsOf(word: string): readonly string[] {
  return (synonyms.get(baseForm(word)) ?? []).filter((other) => other !== word);
}
