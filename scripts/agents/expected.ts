/** Advice of afdocs that is not followed. ARCHITECTURE.md says why. */
export const NOT_FOLLOWED: Readonly<Record<string, string>> = {
  'llms-txt-directive-html': 'text that is hidden for programs is read to people',
  'content-negotiation': 'a host of static files has one answer for an address',
  'markdown-content-parity': 'Markdown says in words what the page shows with controls',
};

/** Scenarios of the conformance suite that call tools, resources and prompts which only a server for tests has. */
const FIXTURES = [
  'tools-call-simple-text',
  'tools-call-image',
  'tools-call-audio',
  'tools-call-embedded-resource',
  'tools-call-mixed-content',
  'tools-call-with-logging',
  'tools-call-error',
  'tools-call-with-progress',
  'tools-call-sampling',
  'tools-call-elicitation',
  'elicitation-sep1034-defaults',
  'elicitation-sep1330-enums',
  'resources-read-text',
  'resources-read-binary',
  'resources-templates-read',
  'resources-subscribe',
  'resources-unsubscribe',
  'prompts-get-simple',
  'prompts-get-with-args',
  'prompts-get-embedded-resource',
  'prompts-get-with-image',
];

/** Those of capabilities that the server does not declare. */
const NOT_DECLARED = ['logging-set-level', 'completion-complete'];

/** Those of an HTTP server, which is only the bridge of the tests. */
const ABOUT_HTTP = ['dns-rebinding-protection'];

export const FAILING_SCENARIOS: readonly string[] = [...FIXTURES, ...NOT_DECLARED, ...ABOUT_HTTP];
