/**
 * Words that the page of the migration desk says in the browser, in English. Its code spells out the English text, which
 * the type `DeskText` compares with this list, so the list is never shipped.
 */
export const DESK_PAGE_WORDS = {
  deskConfig: 'Configuration',
  deskManifestUse: 'If at hand: for scripts, flags and dependencies',
  deskTool: 'Tool',
  deskRecognize: 'Recognize it',
  deskChoose: 'Choose files',
  deskExample: 'Try an example',
  deskClear: 'Clear',
  deskDrop:
    'Paste, or drop the files anywhere on this page. They stay in this browser, and nothing in them is run.',
  deskEmpty: 'The result appears here',
  deskEmptyNote:
    'It is {config}, the changes of {manifest}, and a list of every option: converted, not needed, or for you to decide.',
  deskConverting: 'Converting …',

  deskTooLarge: '{file} is larger than {most} kB, so it is not converted. Nothing of it is cut off.',
  deskConfigTooLarge:
    'The configuration is larger than {most} kB, so it is not converted. Nothing of it is cut off.',
  deskUnreadable: 'The browser could not read {file}. Choose it again.',
  deskRefused: 'The link is incomplete or not from this page, so it was not used.',
  deskUnknown: 'This could be from several tools. Choose the one it is from.',
  deskNotLoaded: 'The converter cannot be loaded. Check your connection, then try again.',
  deskTooLong: 'The conversion took longer than {seconds} seconds and was ended. Your text is still there.',
  deskFailed: 'The conversion failed and was ended. Your text is still there.',
  deskAgain: 'Try again',
  deskFaultFound: '{file}, line {line}: {found} cannot be here.',
  deskFaultUnclosed: '{file}, line {line}: {bracket} is not closed.',
  deskFaultEnd: '{file}, line {line}: the file ends too early.',
  deskGoTo: 'Go to line {line}',
  deskBefore: 'Below is the result from before this error.',

  deskDone: 'From {tool}: {converted} converted, {unneeded} not needed, {decisions} for you to decide',
  deskNewConfig: 'The new configuration',
  deskCodeOnly: 'The configuration is code as a whole, so there is no new file. The list quotes it.',
  deskManifestChanges: 'Changes in package.json',
  deskManifestSame: 'package.json needs no change.',
  deskManifestMissing: 'Paste package.json too, and its scripts and dependencies are converted.',
  deskList: 'Every option',
  deskDecisions: 'For you to decide',
  deskConverted: 'Converted',
  deskUnneeded: 'Not needed',
  deskDifferences: 'Different without any option',
  deskLine: 'line {line}',
  deskBecomes: 'becomes',
  deskMore: 'Show {count} more',
  deskAdded: 'Added: ',
  deskRemoved: 'Removed: ',
  deskMoreLines: '{count} more lines',
  deskOneMoreLine: '1 more line',
  deskSameLines: '{count} lines without a change',
  deskOneSameLine: '1 line without a change',

  deskCopy: 'Copy',
  deskCopyFile: 'Copy {file}',
  deskCopied: 'Copied',
  deskPrompt: 'Copy to clipboard: press Ctrl+C (or Cmd+C), Enter',
  deskCopyLink: 'Copy link',
  deskDownload: 'Download all',
  deskOpenLab: 'Open in lab',
  deskLabSources:
    'The lab builds the new configuration. Your sources are missing there: paste them into {files}.',
} as const;

/** An English text that the migration desk may say in the browser. */
export type DeskText = (typeof DESK_PAGE_WORDS)[keyof typeof DESK_PAGE_WORDS];

/** A message with what is filled in, said where it is shown. */
export type DeskMessage = readonly [text: DeskText, values?: Readonly<Record<string, string | number>>];
