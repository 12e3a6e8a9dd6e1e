import {
  EXAMPLES_FOLDER,
  TEMPLATES_FILE,
  exampleId,
  explorerExampleId,
  opensInLab,
} from '../model/lab-example.ts';
import type { LabExample } from '../model/lab-example.ts';
import type { ConfiguredSite } from '../../engine/config/load.ts';
import { EXAMPLES, examplesFolder } from '../../engine/content/examples-folder.ts';
import type { OutFile } from '../../engine/files/out-file.ts';
import { readExamples } from '../../proof/examples/read/read-examples.ts';
import type { Project } from '../../proof/examples/read/project.ts';
import { combinationsOf } from '../../proof/explorers/combinations.ts';
import { explorerIds, readDefinition } from '../../proof/explorers/definition.ts';
import type { LabTemplate, TemplateName } from '../model/project.ts';
import { filesOf, readProject } from '../../proof/explorers/explorer-project.ts';

/** The example behind each template: the path of its page, and its id there. */
const TEMPLATES: Readonly<Record<TemplateName, readonly [page: string, id: string]>> = {
  library: ['guide/basic/output-format', 'esm-only'],
  formats: ['guide/basic/output-format', 'dual'],
  bundleless: ['guide/basic/output-structure', 'bundleless'],
  script: ['guide/basic/output-format', 'script-tag'],
  command: ['guide/solution/nodejs', 'word-tally'],
  react: ['guide/solution/react', 'solution-react'],
  vue: ['guide/solution/vue', 'solution-vue'],
};
/** Files of a project itself. Pages add others to show how it is used. */
const OWN_FILE = /^(?:src\/.*|(?:package|tsconfig)\.json|rslib\.config\.\w+)$/;

type LabSite = Pick<ConfiguredSite, 'siteDir' | 'docsDir' | 'config'>;

/** A file for each project that opens in the lab. Pages only contain links, and the lab loads one file. */
export function labExamples({ siteDir, docsDir, config }: LabSite): OutFile[] {
  // The lab has the release of `examples`, not that of an older version.
  const { projects } = readExamples(siteDir, docsDir, { folderOf: examplesFolder(config), only: EXAMPLES });
  const runnable = projects.filter(({ commands }) => opensInLab(commands.map(({ text }) => text)));
  return [
    ...runnable.map((project) => file(exampleId(pageOf(project), project.id), projectExample(project))),
    ...explorerIds(siteDir).map((id) => file(explorerExampleId(id), explorerExample(siteDir, id))),
    { name: `${EXAMPLES_FOLDER}/${TEMPLATES_FILE}`, content: JSON.stringify(templatesAmong(runnable)) },
  ];
}

/** The templates whose pages this site has. */
function templatesAmong(projects: readonly Project[]): LabTemplate[] {
  const names = Object.keys(TEMPLATES) as TemplateName[];
  return names.flatMap((name) => {
    const [page, id] = TEMPLATES[name];
    const project = projects.find((one) => one.id === id && pageOf(one) === page);
    if (!project) return [];
    const files = Object.entries(projectExample(project).files).filter(([path]) => OWN_FILE.test(path));
    return [{ name, files: Object.fromEntries(files) }];
  });
}

function file(id: string, example: LabExample): OutFile {
  return { name: `${EXAMPLES_FOLDER}/${id}.json`, content: JSON.stringify(example) };
}

function pageOf({ document }: Project): string {
  return document.relativePath.replace(/\.mdx?$/, '');
}

/** Binary files stay out: the lab edits text, and its projects travel in addresses. */
function projectExample(project: Project): LabExample {
  const texts = [...project.files].filter(([, { bytes }]) => bytes === undefined);
  return {
    page: `/${pageOf(project).replace(/(?:^|(?<=\/))index$/, '')}`,
    files: Object.fromEntries(texts.map(([name, { text }]) => [name, text])),
  };
}

/** Files that all combinations share are in the file once. */
function explorerExample(siteDir: string, id: string): LabExample {
  const definition = readDefinition(siteDir, id);
  const project = readProject(siteDir, id);
  const variants = combinationsOf(definition).map((combination) => filesOf(definition, project, combination));
  const isShared = (name: string) => variants.every((files) => files.get(name) === variants[0]?.get(name));
  const pick = (files: ReadonlyMap<string, string>, shared: boolean) =>
    Object.fromEntries([...files].filter(([name]) => isShared(name) === shared));
  return {
    page: '/',
    files: pick(variants[0] ?? new Map<string, string>(), true),
    variants: variants.map((files) => pick(files, false)),
  };
}
