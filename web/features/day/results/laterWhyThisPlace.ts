import { laterPart } from '../../../laterPart.ts';

/** Why a place is this one, for those who ask. */
export const Why = laterPart(async () => (await import('./WhyThisPlace.tsx')).WhyThisPlace);
