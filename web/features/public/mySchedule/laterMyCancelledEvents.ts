import { laterPart } from '../../../laterPart.ts';

/** Most competitions cancel no event. */
export const LaterMyCancelledEvents = laterPart(
  async () => (await import('./MyCancelledEvents.tsx')).MyCancelledEvents,
);
