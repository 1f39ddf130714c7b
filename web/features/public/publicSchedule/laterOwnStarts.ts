import { laterPart } from '../../../laterPart.ts';

/** For who is logged in: nobody else fetches it. */
export const LaterOwnStarts = laterPart(
  async () => (await import('./OwnStarts.tsx')).OwnStarts,
  'publicSchedule',
);
