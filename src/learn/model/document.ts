/** Marks the place of a lesson, and says where its data is. */
export const LESSON = 'data-lesson';
