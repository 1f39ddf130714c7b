/** The version of stored data that this release writes; each migration makes the next (decision 0310). */
export const DATA_VERSION = 2;

/** Of data that names none: version 0.2 of the product wrote it. */
export const FIRST_DATA_VERSION = 1;
