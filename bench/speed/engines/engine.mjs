// What the measurements need to know of an engine.

/**
 * @typedef {object} Engine
 * @property {string} id also the name of its folder
 * @property {string} name
 * @property {string[]} packages whose versions are reported
 * @property {string} docs folder of the pages inside the site's folder
 * @property {string} out folder of the built site inside the site's folder
 * @property {string[]} caches what a cold build and a cold start do not find, inside the site's folder or the peer's
 * @property {(siteDir: string, corpus: import('../corpus/corpus.mjs').Corpus) => void} writeSite
 * @property {(siteDir: string) => string[]} build command that builds the site
 * @property {(siteDir: string, port: number) => { command: string[], env?: Record<string, string> }} dev
 * @property {{ open: string, input: string, result: string }} search selectors
 * @property {boolean} [ownsProject] part of this project: nothing has to be installed for it
 */

import { docusaurus } from './docusaurus.mjs';
import { ours } from './ours.mjs';
import { rspress } from './rspress.mjs';
import { starlight } from './starlight.mjs';
import { vitepress } from './vitepress.mjs';

/** @type {Engine[]} */
export const ENGINES = [ours, vitepress, rspress, docusaurus, starlight];
