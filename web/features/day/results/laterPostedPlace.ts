import { laterPart } from '../../../laterPart.ts';

/** For a page with somebody on it who has skated. */
export const PostedPlace = laterPart(async () => (await import('./PostedPlace.tsx')).PostedPlace, 'results');
