import type { Answers } from '../model/answers.ts';
import { fileOf, marked } from '../model/lines.ts';
import type { Part, StarterFile } from '../model/lines.ts';
import { globalNameOf } from '../model/package-name.ts';
import { LOADS, STYLES, TESTS } from '../model/reasons.ts';
import { contentMarks } from './content-marks.ts';
import { folderMarks, layoutOf } from '../model/layout.ts';

const LICENSE = `MIT License

Copyright (c) the authors of NAME

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

export const licenseFile = ({ name }: Answers): StarterFile =>
  fileOf('LICENSE', LICENSE.replace('NAME', name));

export function readmeFile(answers: Answers): StarterFile {
  const { name, loads, tests } = answers;
  return fileOf(
    'README.md',
    `# ${name}\n`,
    ...(loads === 'command' ? commandUse(name) : libraryUse(answers)),
    '\n## Develop\n\n```sh\nnpm install\nnpm run build',
    tests === 'yes' ? marked('npm test', TESTS.rstest) : undefined,
    '```',
  );
}

function commandUse(name: string): Part[] {
  return ['## Use\n', marked(`\`\`\`sh\nnpx ${name} README.md\n\`\`\``, LOADS.bin)];
}

function libraryUse(answers: Answers): Part[] {
  const { name, loads, styles, framework } = answers;
  const exported = exportOf(answers);
  const { script } = layoutOf(answers);
  const before = framework === 'vue' ? 'Load Vue first. ' : '';
  const stylesheet = marked(`import '${name}/style.css';`, STYLES.file);
  return [
    '## Use\n\n```js',
    marked(`import { ${exported} } from '${name}';`, ...contentMarks(answers)),
    styles === 'none' ? undefined : stylesheet,
    '```',
    loads === 'script'
      ? marked(
          `\n${before}In a page without a bundler, the script sets \`${globalNameOf(name)}.${exported}\`:\n\n\`\`\`html\n<script src="https://unpkg.com/${name}@0.1.0/${script.folder}/${script.entry}.js"></script>\n\`\`\``,
          LOADS.umd,
          ...contentMarks(answers),
          ...folderMarks(answers),
        )
      : undefined,
  ];
}

export function exportOf({ framework, styles }: Answers): string {
  if (framework !== 'none') return 'Stepper';
  return styles === 'none' ? 'clamp' : 'badge';
}

/** A command recreates each of these. */
export const ignoreFile = (): StarterFile => fileOf('.gitignore', 'dist\nnode_modules\n*.tgz');
