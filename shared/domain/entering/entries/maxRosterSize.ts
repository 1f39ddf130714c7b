/** The most skaters of a roster, alternates included. */
export const MAX_ROSTER_SIZE = 200;
