import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { partnerPageOf } from '../../../../shared/domain/entering/entries/rules/partnerRules.ts';
import { paths } from '../../../paths.ts';

/** The address of the page that changes the partner; null for an entry without one. */
export function partnerPath({
  id,
  partner,
  events,
}: Pick<Entry, 'id' | 'partner' | 'events'>): string | null {
  if (!partner) return null;
  return partnerPageOf(events) === 'dance' ? paths.updateDancePartner(id) : paths.updateCouplePartner(id);
}
