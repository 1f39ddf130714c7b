import { laterPart } from '../../../laterPart.ts';

/** The cards of the day, which come after the page below them. */
export const TodayCards = laterPart(async () => (await import('./NextStarts.tsx')).NextStarts, 'mySchedule');
