import { laterPart } from '../../../laterPart.ts';

/** On most days every seat has its judge. */
export const LaterOpenSeats = laterPart(
  async () => (await import('./OpenSeatsNotice.tsx')).OpenSeatsNotice,
  'rests',
);
export const LaterTroublesToday = laterPart(
  async () => (await import('./TroublesToday.tsx')).TroublesToday,
  'rests',
  'corrections',
);
export const LaterComingDays = laterPart(async () => (await import('./ComingDays.tsx')).ComingDays, 'rests');
