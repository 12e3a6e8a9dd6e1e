export const wholeModule = process;
