/** In place of a person's id: all skaters whom a family has entered in a competition, on one page. */
export const ALL_SKATERS = 'all';
