import { laterPart } from '../../../laterPart.ts';

/** Only head coaches have it. */
export const LaterRinkToday = laterPart(
  async () => (await import('./RinkToday.tsx')).RinkToday,
  'rinkDay',
  'mySchedule',
);
