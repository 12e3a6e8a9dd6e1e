/** The words of the migration desk that the build writes. */
export const DESK_TABLES = {
  en: { deskNote: 'Note' },
  zh: { deskNote: '说明' },
} as const;
