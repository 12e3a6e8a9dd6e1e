/** Where the types of a block are: `/file.json#index`. */
export const TYPES = 'data-types';
/** Where the receipt of a block's run is: `/file.json#project`. */
export const RECEIPT = 'data-receipt';

/** Where the project of a block opens. */
export const OPENS_AT = 'data-opens-at';

/** The name of an explorer in the address. */
export const EXPLORER = 'data-explorer';
/** Where its outputs are. */
export const EXPLORER_DATA = 'data-src';

/** Where the history of releases is. */
export const RELEASES = 'data-releases';
