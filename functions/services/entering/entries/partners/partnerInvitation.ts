import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { PartnerInvitation } from '../../../../../shared/contract/entering/entries/partners.ts';
import { isPartnerOpen } from '../../../../../shared/domain/entering/entries/rules/partnerRules.ts';
import { consentOf, consentsOfPeople } from '../../../../../shared/domain/people/consent/waiver.ts';
import { withWaiverVersion } from '../../../../../shared/domain/people/consent/waiverVersion.ts';
import { shortName } from '../../../../../shared/domain/people/skaters/shortName.ts';
import { wrongField } from '../../../../platform/errors/apiError.ts';
import { peopleOf } from '../../../../store/entering/entries/people.ts';
import type { Couple } from './couples.ts';

/** A partner's link shows this of the couple's entry. */
export function partnerInvitationOf(couple: Couple, competition: Competition, now: Date): PartnerInvitation {
  const { partner, skater, events, state, version } = couple;
  const consents = withWaiverVersion(couple.consents ?? [], competition.waiver);
  const consent = consentOf(consents, partner, peopleOf(couple));
  const decided = consentsOfPeople(peopleOf(couple), couple.consents)[1];
  return {
    state: partner.state,
    entryState: state,
    invitedBy: shortName(skater.fullName),
    competition,
    open: isPartnerOpen(state, competition, now),
    events: events.filter(({ partnered }) => partnered),
    partner,
    signedWaiver: consent?.waiver ?? null,
    publishAs: consent?.publishAs ?? null,
    givenName: decided?.givenName ?? null,
    proposedName: consent?.proposedName ?? null,
    version,
  };
}

/** @throws {ApiError} ValidationFailed (token, MustValid) once entries have closed or the entry is withdrawn */
export function refuseClosedInvitation(couple: Couple, competition: Competition, now: Date): void {
  if (!isPartnerOpen(couple.state, competition, now)) throw wrongField('token', 'MustValid');
}
