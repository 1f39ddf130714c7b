import { laterPart } from '../../../laterPart.ts';

/** For who is logged in: nobody else fetches it. */
export const LaterOwnSkaters = laterPart(async () => (await import('./OwnSkaters.tsx')).OwnSkaters, 'live');
