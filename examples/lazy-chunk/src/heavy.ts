export const answer = (question: string): string => `${question}: 42`;
