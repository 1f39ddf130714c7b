import { laterPart } from '../../../laterPart.ts';

/** On most days every seat has its judge. */
export const LaterOpenSeats = laterPart(
  async () => (await import('./OpenSeatsNotice.tsx')).OpenSeatsNotice,
  'rests',
);
export const LaterOpenSeatsToday = laterPart(
  async () => (await import('./OpenSeatsToday.tsx')).OpenSeatsToday,
  'rests',
);
