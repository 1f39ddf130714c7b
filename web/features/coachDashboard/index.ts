export { countsOf } from './coachRow.ts';
export { useRinkEntries } from './useRinkEntries.ts';
