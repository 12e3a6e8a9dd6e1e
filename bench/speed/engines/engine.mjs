// What the benchmark needs to know about an engine.

/**
 * @typedef {object} Engine
 * @property {string} id also the name of its folder
 * @property {string} name
 * @property {string[]} packages names of the packages whose versions are reported
 * @property {string} docs folder of the pages, in the site's folder
 * @property {string} out folder of the built site, in the site's folder
 * @property {string[]} caches paths to delete before a cold build or start, relative to the site's folder
 * @property {(siteDir: string, corpus: import('../corpus/corpus.mjs').Corpus) => void} writeSite
 * @property {(siteDir: string) => string[]} build returns the command that builds the site
 * @property {(siteDir: string, port: number) => { command: string[], env?: Record<string, string> }} dev
 * @property {{ open: string, input: string, result: string }} search selectors
 * @property {boolean} [ownsProject] whether the engine is part of this project, so nothing has to be installed
 */

import { docusaurus } from './docusaurus.mjs';
import { ours } from './ours.mjs';
import { rspress } from './rspress.mjs';
import { starlight } from './starlight.mjs';
import { vitepress } from './vitepress.mjs';

/** @type {Engine[]} */
export const ENGINES = [ours, vitepress, rspress, docusaurus, starlight];
