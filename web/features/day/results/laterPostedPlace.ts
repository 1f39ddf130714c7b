import { laterPart } from '../../../laterPart.ts';

/** For a page with somebody on it who has skated. */
export const LaterPostedPlace = laterPart(
  async () => (await import('./PostedPlace.tsx')).PostedPlace,
  'results',
);
