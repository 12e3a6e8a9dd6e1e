/**
 * Words that the page of a lesson says in the browser, in English. Its code spells out the English text, which the type
 * `LearnText` compares with this list, so the list is never shipped.
 */
export const LEARN_PAGE_WORDS = {
  learnNotLoaded: 'The lesson cannot be loaded. Check your connection, then reload the page.',
  learnJudge: 'Check my answer',
  learnJudging: 'Checking …',
  learnMore: 'Tell me more',
  learnShow: 'Show me',
  learnStartOver: 'Start over',
  learnBack: 'Bring my answer back',
  learnPassed: 'Right: Rslib wrote what the task asks for.',
  learnPassedRead: 'Right: your files say what the task asks for.',
  learnNoBuild: 'Nothing is built: the judge reads the fields of your files.',
  learnNext: 'Next lesson',
  learnBuildFailed: 'The build failed. The console says why, in its first line with “error”.',
  learnCannotBuild: 'There is nothing to check yet: the project cannot be built as it is.',
  learnNoDoctor: 'The checkers could not be loaded, which this lesson needs. Check again.',
  learnSolvedBefore: 'You have solved this lesson.',
  learnSolvedOther: 'You have solved an earlier version of this lesson.',
  learnSolution: 'The solution',
  learnSolutionNote: 'Your project is now the solution. This is what changed:',
  learnSame: 'Your files are the solution.',
  learnNotHere:
    'The lab cannot run here. This is what Rslib wrote for the solution when the lesson was recorded.',
  learnRecordedIn: 'Recorded: {file}',
  learnNotKept: 'Your browser does not store your progress here.',
} as const;

export type LearnText = (typeof LEARN_PAGE_WORDS)[keyof typeof LEARN_PAGE_WORDS];
