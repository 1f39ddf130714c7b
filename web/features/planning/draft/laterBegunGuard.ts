import { laterPart } from '../../../laterPart.ts';

/** Only a running day needs it; the server compares too when a version is published. */
export const LaterBegunGuard = laterPart(async () => (await import('./BegunGuard.ts')).BegunGuard);
