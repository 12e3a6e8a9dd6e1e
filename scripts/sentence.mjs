import process from 'node:process';

/** Runs `work` and prints an error as its message alone, without a stack trace. @param {() => Promise<void>} work */
export async function orSentence(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
