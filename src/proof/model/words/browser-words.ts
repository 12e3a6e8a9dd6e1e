/**
 * Words of the proof that code in the browser says too, in English, as the code spells them out. A document in another
 * language carries its own texts for these.
 */
export const PROOF_BROWSER_WORDS = {
  showTypes: 'Show types in {block}',
  typesNotLoaded: 'The types cannot be loaded. You might want to check your network connection.',
  openExample: 'Open the project of {block} in the lab',
  receiptTitle: 'What was run',
  receiptNotLoaded: 'The receipt cannot be loaded. You might want to check your network connection.',
  receiptRan: 'Ran:',
  receiptFailed: 'Failed with {code}, as it should:',
  receiptWith: 'With {versions}.',
  receiptAgain: 'Run it again:',
  compareWith: 'Compare with',
  compareNothing: 'nothing',
  compareChoice: 'This choice',
  file: 'File',
  buildFails: 'The build fails',
  sizes: '{size}, {gzip} with gzip',
  noDifference: 'no difference',
  oneLineAdded: '1 line added, {removed} removed',
  linesAdded: '{added} lines added, {removed} removed',
  outputsNotLoaded: 'The other outputs cannot be loaded. Check your connection, then choose again.',
} as const;

/** An English text that the proof says in the browser. */
export type ProofText = (typeof PROOF_BROWSER_WORDS)[keyof typeof PROOF_BROWSER_WORDS];
