export { TodayCards } from './laterTodayCards.ts';
export { CrossedOutTime } from './CrossedOutTime.tsx';
export { StartTicket } from './StartTicket.tsx';
export { useExpected } from './useExpected.ts';
