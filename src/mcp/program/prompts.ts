interface Prompt {
  name: string;
  title: string;
  description: string;
  messages: readonly string[];
}

/** Tasks that need several tools, in the order in which they need them. */
export const PROMPTS: readonly Prompt[] = [
  {
    name: 'new_library',
    title: 'New library',
    description: 'Set up a library with Rslib.',
    messages: [
      'Set up a library with Rslib in this folder. Ask me who uses it (browsers, Node.js, a framework) and whether it needs CommonJS or types, unless the files say so. Read /guide/start/quick-start with get_page, and the page of my case below /guide/solution/. Look up every option with get_option before you write it. Then run validate_config, build and check_package, and fix what they report. Show me the files of the build.',
    ],
  },
  {
    name: 'migrate',
    title: 'Move to Rslib',
    description: 'Convert the build of this project to Rslib.',
    messages: [
      'Move the build of this project to Rslib. Call migrate, which writes nothing, and show me its list: what was converted, what is not needed, and what I have to decide. Read the page that it links to. After my decisions, write the files, run validate_config and build, and compare the files with those of the old build. Run check_package on the result.',
    ],
  },
  {
    name: 'why_does_it_fail',
    title: 'Why does it fail?',
    description: 'Find out why a build or a package fails.',
    messages: [
      'Find out why this build or package fails. Call explain_error with the message exactly as it was printed; without one, call build first. If the configuration may be the cause, call validate_config. If the build passes and users have the problem, call check_package. Explain the cause with a link to its page, and propose one change at a time. Build again after each.',
    ],
  },
];
