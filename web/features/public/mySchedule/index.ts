export { TodayCards } from './laterTodayCards.ts';
export { HeldLine, StartTicket } from './StartTicket.tsx';
export { useExpected } from './useExpected.ts';
