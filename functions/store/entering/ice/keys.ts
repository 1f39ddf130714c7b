import { itemKey, key } from '../../../platform/table/key.ts';

/** The surfaces, opening hours and planning rules of a competition or draft. */
export const iceKey = (competitionId: string) => itemKey(key`COMPETITION#${competitionId}#ICE`, 'ICE');
