import type { DocumentCompetition, Issuer } from '../../../../shared/contract/core/issuer.ts';
import type { Settings } from '../../../../shared/contract/core/settings.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';

/** A document's issuer and competition, as both are named now. */
export function documentHead(
  { id, name, startDate, endDate, timeZone }: StoredCompetition,
  { name: federation, address, taxLine, registrationNumber }: Settings,
): { readonly issuer: Issuer; readonly competition: DocumentCompetition } {
  return {
    // The competition's name stands in until the federation has entered its own.
    issuer: { name: federation ?? name, address, taxLine, registrationNumber },
    competition: { id, name, startDate, endDate, timeZone },
  };
}
