import { laterPart } from '../../../laterPart.ts';

/** Most days are without one. */
export const LaterMyMessages = laterPart(async () => (await import('./MyMessages.tsx')).MyMessages);
