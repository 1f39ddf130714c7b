import { laterPart } from '../../../laterPart.ts';

/** The rinks' standing, for a page that opens with events and skaters. */
export const RinkPoints = laterPart(async () => (await import('./TeamPointsSection.tsx')).TeamPointsSection);
