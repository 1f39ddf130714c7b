import { laterPart } from '../../../laterPart.ts';

/** Only families with two starts on a day need the rule. */
export const LaterFamilyClashes = laterPart(async () => (await import('./FamilyClashes.tsx')).FamilyClashes);
