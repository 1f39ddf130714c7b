import { putItem } from '../../../platform/table/writes.ts';
import { ceremonyKey } from './keys.ts';
import type { StoredCeremony } from './storedDay.ts';

/** Puts the ceremony of a run somewhere; whoever says so last is right. */
export async function storeCeremony(competitionId: string, ceremony: StoredCeremony): Promise<void> {
  await putItem({ ...ceremonyKey(competitionId, ceremony.flightId), type: 'ceremony', ...ceremony });
}
