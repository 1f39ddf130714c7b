/** How many rows of a list of members one call takes; a longer file comes in several. */
export const MAX_IMPORTED_ROWS = 500;
