/** What a skater without a passed test says. */
export const NO_TEST = 'None yet';
