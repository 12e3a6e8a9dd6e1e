/** Words for readers on a track and of lessons, in English, as the code in the browser spells them out. */
export const LEARN_BROWSER_WORDS = {
  trackNext: 'Next in {track}',
  trackEnd: 'The last page of {track}',
  trackPlace: '{at} of {count}',
  trackLeave: 'Leave',
  trackLeaveThis: 'Leave {track}',
  trackLeft: 'You left {track}',
  learnSolved: 'solved',
} as const;

export type BrowserText = (typeof LEARN_BROWSER_WORDS)[keyof typeof LEARN_BROWSER_WORDS];
