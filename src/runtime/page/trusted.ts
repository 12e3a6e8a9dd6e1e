import { TRUSTED_TYPES_POLICY } from '../../model/constants.ts';

/**
 * The only Trusted Types policy of the site: documents fetched from this site may be parsed and its scripts
 * may be workers; nothing else may become markup or code. The Content-Security-Policy names it.
 */
interface Policy {
  createHTML(html: string): TrustedHTML | string;
  createScriptURL(url: string): URL | string;
}

interface TrustedHTML {
  readonly __trustedHtml: never;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: Policy): Policy;
  readonly emptyHTML: TrustedHTML;
}

const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
/** Created on first use and only once: a second policy of the same name is an error. */
let policy: Policy | undefined;

function ownPolicy(): Policy {
  const rules = { createHTML: (html: string) => html, createScriptURL: ownScript };
  policy ??= factory ? factory.createPolicy(TRUSTED_TYPES_POLICY, rules) : rules;
  return policy;
}

/** Content that React gets for an element when the runtime itself puts the nodes there. */
export const EMPTY_HTML = (factory?.emptyHTML ?? '') as string;

/** Parses a document that was fetched from this site. */
export function parseOwnDocument(html: string): Document {
  return new DOMParser().parseFromString(ownPolicy().createHTML(html) as string, 'text/html');
}

export function ownWorker(url: string): Worker {
  return new Worker(ownPolicy().createScriptURL(url), { type: 'module' });
}

export async function registerOwnWorker(url: string): Promise<void> {
  await navigator.serviceWorker.register(ownPolicy().createScriptURL(url));
}

function ownScript(url: string): string {
  const { origin, href } = new URL(url, location.href);
  if (origin !== location.origin) throw new TypeError(`${url} is not a script of this site.`);
  return href;
}
