export { LaterCoachLine } from './laterCoachLine.ts';
export { pupilCounts } from './coachRow.ts';
export { useRinkEntries } from './useRinkEntries.ts';
