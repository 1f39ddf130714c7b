/** How many a roster may hold, alternates counted. */
export const MAX_ROSTER_SIZE = 200;
