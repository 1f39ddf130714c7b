import { laterPart } from '../../../laterPart.ts';

/** What is on the ice, for pages of which it is a small part on a few days. */
export const LiveNow = laterPart(async () => (await import('./SurfacesNow.tsx')).SurfacesNow, 'live');

/** The reader's skaters of today, below it. */
export const LaterDaySkaters = laterPart(async () => (await import('./DaySkaters.tsx')).DaySkaters, 'live');
