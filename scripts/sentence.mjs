import process from 'node:process';

/** What stops a script is said in one sentence, without a stack. @param {() => Promise<void>} work */
export async function orSentence(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
