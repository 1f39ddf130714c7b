export { fieldText } from './fieldText.ts';
export { NO_TEST_OPTION, TEST_LADDERS } from './testLevels.ts';
