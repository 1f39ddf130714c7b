import { laterPart } from '../../../laterPart.ts';

/** Only coaches need the rule of the board; a family's page is lighter without it. */
export const LaterClashLine = laterPart(async () => (await import('./ClashLine.tsx')).ClashLine);
