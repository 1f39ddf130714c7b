/** How many a roster may hold, alternates counted. */
export const LONGEST_ROSTER = 200;
