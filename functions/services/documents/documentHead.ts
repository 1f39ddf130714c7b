import type { DocumentCompetition, Issuer } from '../../../shared/contract/documents/receipts.ts';
import type { Settings } from '../../../shared/contract/documents/settings.ts';
import type { StoredCompetition } from '../../store/competitions/repository.ts';

/** Who issues a document of a competition, and which one it is, as both are now. */
export function documentHead(
  { id, name, startDate, endDate, timeZone }: StoredCompetition,
  { name: federation, address, taxLine, registrationNumber }: Settings,
): { readonly issuer: Issuer; readonly competition: DocumentCompetition } {
  return {
    // Until a federation has said who it is, the competition speaks for it.
    issuer: { name: federation ?? name, address, taxLine, registrationNumber },
    competition: { id, name, startDate, endDate, timeZone },
  };
}
