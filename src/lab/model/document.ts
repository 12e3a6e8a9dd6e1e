/** Marks the lab, and says where its manifest is. */
export const LAB = 'data-lab';
/** Where the lab finds what it says about options and messages. */
export const LAB_HELP = 'data-lab-help';
