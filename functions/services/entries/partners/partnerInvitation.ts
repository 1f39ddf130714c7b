import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import type { PartnerInvitation } from '../../../../shared/contract/entries/partners.ts';
import { isPartnerOpen } from '../../../../shared/domain/entries/rules/partnerRules.ts';
import { shortName } from '../../../../shared/domain/skaters/shortName.ts';
import { wrongField } from '../../../platform/errors/apiError.ts';
import type { Couple } from './partnerLinks.ts';

/** What whoever has a partner's link may see of the couple's entry. */
export function partnerInvitation(couple: Couple, competition: Competition, now: Date): PartnerInvitation {
  const { partner, skater, events, state, version } = couple;
  return {
    state: partner.state,
    entryState: state,
    invitedBy: shortName(skater.fullName),
    competition,
    open: isPartnerOpen(state, competition, now),
    events: events.filter(({ partnered }) => partnered),
    partner,
    version,
  };
}

/** @throws {ApiError} ValidationFailed (token, MustValid) once entries have closed or the entry is withdrawn */
export function refuseClosedLink(couple: Couple, competition: Competition, now: Date): void {
  if (!isPartnerOpen(couple.state, competition, now)) throw wrongField('token', 'MustValid');
}
