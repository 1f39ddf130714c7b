/** How many rows of a member list one call takes; a longer file is sent in parts. */
export const MAX_IMPORTED_ROWS = 500;
