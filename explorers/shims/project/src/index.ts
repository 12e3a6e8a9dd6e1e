/** The way of ES modules. */
export const self = new URL(import.meta.url);

/** The way of CommonJS. */
export const folder = __dirname;
