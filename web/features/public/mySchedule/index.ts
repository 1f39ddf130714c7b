export { TodayCards } from './laterTodayCards.ts';
export { HeldLine, StartTicket } from './StartTicket.tsx';
export { useExpected } from './useExpected.ts';
export { RinkPill, RinkTime } from './RinkPill.tsx';
export { type DayOfEntry, useDayOfEntries } from './useDayOfEntries.ts';
