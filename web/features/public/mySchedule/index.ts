export { TodayCards } from './laterTodayCards.ts';
export { StartTicket } from './StartTicket.tsx';
export { useExpected } from './useExpected.ts';
