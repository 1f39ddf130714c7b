export { TodayCards } from './laterTodayCards.ts';
