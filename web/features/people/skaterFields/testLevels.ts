import catalogue from '../../../../shared/data/isi-catalogue.json' with { type: 'json' };

/** The level of a skater without a passed test. */
export const NO_TEST_OPTION = 'None yet';

/** Tests by discipline, in the catalogue's order: "Freestyle" with "Freestyle 1" to "Freestyle 10". */
export const TEST_LADDERS = Object.entries(catalogue.ladders).map(([ladder, levels]) => ({ ladder, levels }));
