import catalogue from '../../../shared/data/isi-catalogue.json' with { type: 'json' };

/** What a skater without a passed test names. */
export const NO_TEST_OPTION = 'None yet';

/** The ladders of tests, in the catalogue's order: "Freestyle" with "Freestyle 1" to "Freestyle 10". */
export const TEST_LADDERS = Object.entries(catalogue.ladders).map(([ladder, levels]) => ({ ladder, levels }));
