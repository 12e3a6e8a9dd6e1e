/**
 * Words that the page of the lab says in the browser, in English. Its code spells out the English text, which the type
 * `LabText` compares with this list, so the list is never shipped. A page in another language carries its own texts.
 */
export const LAB_PAGE_WORDS = {
  labComma: ', ',
  labShow: 'Show',
  labYourFiles: 'Your files',
  labOutput: 'Output',
  labNotLoaded: 'The lab cannot be loaded. Check your connection, then reload the page.',
  labNotKept: 'Your browser does not store drafts here. Share or download the project to keep it.',

  labOff: 'Not started',
  labLoading: 'Loading {percent} %',
  labPreparing: 'Preparing',
  labReady: 'Ready',
  labBuilding: 'Building',
  labBuilt: 'Built in {time}',
  labFailed: 'Failed in {time}',
  labUnusable: 'Not available',

  labStart: 'Start Rslib',
  labStartSize:
    'Loads {size} once. Your browser keeps it for the next visit, and your files stay on this page.',
  labStarting: 'Starting',
  labLoadingOf: '{state} of {size}',
  labPreparingNow: '{state} …',
  labInsist: 'Load {size} anyway',
  labInstead: '{download} to build it on your machine, or see the {output}.',
  labDownloadProject: 'Download the project',
  labRecordedOutput: 'recorded output',

  labShare: 'Share',
  labDownload: 'Download',
  labReset: 'Reset',
  labLinkCopied: 'Link copied.',
  labLinkInAddress: 'The link is in the address bar.',
  labLongLink: ' It has {count} characters, which some programs cut.',

  labConsent: 'Configuration with code',
  labConsentClaim: 'This configuration contains code',
  labConsentText:
    '{claim}, starting with {code} on line {line} of {file}. Run it only if you trust where it comes from. It runs in a worker without access to the network, to storage or to this page.',
  labNoExport: 'no default export',
  labTrust: 'Run this configuration',

  labFiles: 'Files of the project',
  labNewFile: 'New file',
  labNewFileName: 'Name of the new file',
  labRename: 'Rename',
  labRenameFile: 'Rename {file}',
  labNewName: 'New name of {file}',
  labDelete: 'Delete',
  labDeleteFile: 'Delete {file}',
  labOk: 'OK',
  labCancel: 'Cancel',
  labEditor: 'Editor: {file}',
  labTabHint: 'Tab indents once you have clicked or typed. To leave the editor, press Escape, then Tab.',

  labUnknownOption: '{option} is not an option of Rslib.',
  labDidYouMean: 'Did you mean {option}?',
  labAbout: 'About {options}',
  labErrorIndex: 'In the error index: {errors}',

  labBuiltFiles: 'Files ({count})',
  labConsole: 'Console',
  labCompareWith: 'Compare with',
  labNothing: 'nothing',
  labPreviousBuild: 'the previous build',
  labKeptBuild: 'the build you kept',
  labKeep: 'Keep this build',
  labWritten: 'Files that Rslib wrote',
  labFile: 'File',
  labSize: 'Size',
  labNew: 'new: ',
  labGone: 'gone: ',
  labChanged: 'changed: ',
  labOneFile: '1 file',
  labFileCount: '{count} files',
  labContents: 'Contents of {file}',
  labBinary: '{file} is not a text file.',
  labSameFile: '{file} is the same as in the previous build.',
  labChanges: 'Changes in {file}',
  labOneSkipped: '1 line without a change',
  labSkipped: '{count} lines without a change',
  labOneMore: '1 more line',
  labMore: '{count} more lines',
  labAdded: 'Added: ',
  labRemoved: 'Removed: ',
  labNoDeclarations: 'The lab writes no {declarations}: TypeScript 7 is a native program.',
  labDeclarations: 'declaration files',
  labOneExternal: 'Not in the lab, so it stays an import: {packages}.',
  labExternal: 'Not in the lab, so they stay imports: {packages}.',

  labNotIsolated:
    'Rslib needs shared memory, which browsers only give to an isolated page, and this page is not isolated here.',
  labNoSharedMemory: 'Rslib needs shared memory, which this browser does not offer.',
  labSavesData: 'Your browser asks to save data, and the lab would load {size}.',
  labNoHeaders:
    'The lab needs memory that threads share, which this browser offers only to isolated pages. The host does not send the headers for it.',
  labNoMemory: 'The lab reserves 2 GB of address space for Rspack, and this browser refuses it.',
  labNoStart: 'The lab could not be started. Check your connection, then reload the page.',
  labStartFailed: 'The lab could not start. {detail}',
  labNeverReady: 'The lab was loaded, but it did not start in this browser. Reload the page to try again.',
  labNoAnswer:
    'The build did not answer for {seconds} seconds, so it was stopped. Change the project to build again.',
  labNoEnd:
    'The build did not end within {seconds} seconds, so it was stopped. Change the project to build again.',
  labCrashed: 'The lab crashed{detail}, so it was started again. Change the project to build again.',
  labSyntaxError: '{file}:{line}: “{found}” cannot be here. The lab builds again once this is fixed.',
  labUnclosed: '{file}:{line}: “{bracket}” is never closed. The lab builds again once this is fixed.',
  labEndsEarly: '{file}:{line}: the file ends too early. The lab builds again once this is fixed.',
  labTooLargeToBuild: 'The project has {count} characters. The lab builds at most {most}.',

  labNoExample: 'The example “{example}” does not exist or cannot be loaded.',
  labOtherVersion: 'The link was made by another version of the lab, so its project cannot be opened here.',
  labCutOff: 'The link is incomplete, so its project cannot be opened. Copy the whole link and try again.',
  labLinkTooLarge: 'The project in the link is too large for the lab.',
  labNoFiles: 'There are no files in it.',
  labNotText: 'The file {file} is not text.',
  labTooManyFiles: 'The project has {count} files. The lab takes at most {most}.',
  labTooLarge: 'The project has {count} characters. The lab takes at most {most}.',
  labNameTaken: 'There already is a file {file}.',
  labNoName: 'A file needs a name, such as src/index.ts.',
  labLongName: 'The name {file}… is too long: use at most {most} characters.',
  labNameOutside:
    'The name {file} leaves the project. Use a relative path such as src/index.ts, without dots as a folder.',
  labNameLetters:
    'The name {file} has a character that not every system allows. Use letters, digits, dots, dashes and slashes.',
  labFolderIsFile: 'The folder of {file} is also the name of a file.',
} as const;

/** An English text that the lab may say in the browser. */
export type LabText = (typeof LAB_PAGE_WORDS)[keyof typeof LAB_PAGE_WORDS];

/** A message with what is filled in, said where it is shown: the worker and the checks do not know the language. */
export type LabMessage = readonly [text: LabText, values?: Readonly<Record<string, string | number>>];
