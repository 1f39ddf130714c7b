/** Replaces a name in records that the books must keep. */
export const NOBODY = 'Deleted account';
