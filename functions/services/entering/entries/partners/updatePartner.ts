import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import type { PartnerInvitation } from '../../../../../shared/contract/entering/entries/partners.ts';
import type { ParsedRequest } from '../../../../../shared/contract/types.ts';
import {
  isPartnerOpen,
  partnerCorrectionProblems,
  partnerPersonProblems,
} from '../../../../../shared/domain/entering/entries/rules/partnerRules.ts';
import { consentOf, withConsents } from '../../../../../shared/domain/people/consent/waiver.ts';
import {
  waiverVersion,
  withWaiverVersion,
} from '../../../../../shared/domain/people/consent/waiverVersion.ts';
import { isCorrectedPerson } from '../../../../../shared/domain/people/skaters/samePerson.ts';
import { ageOn } from '../../../../../shared/domain/core/dates/age.ts';
import { ApiError, refuse, wrongField } from '../../../../platform/errors/apiError.ts';
import { competitionWithRink } from '../../../../store/entering/competitions/withRinks.ts';
import { peopleOf } from '../../../../store/entering/entries/people.ts';
import { touchPublishedEntries } from '../../../../store/core/stamps/stampRepository.ts';
import { findEntry } from '../../../../store/entering/entries/repository.ts';
import type { DanceEntry, StoredPartner } from '../../../../store/entering/entries/storedEntry.ts';
import { withKeptIdentities } from '../../../../store/entering/duplicates/identities.ts';
import { consentsWithPartner } from '../consents/partnerConsents.ts';
import { waiverToStore } from '../consents/waiverToStore.ts';
import { withEligibility } from '../eligibility/evaluateEntry.ts';
import { retryOnVersionConflict } from '../save/saveEntry.ts';
import { familyEntryOf } from '../views/familyEntries.ts';
import { applyPartner, type NamedPartner } from './applyPartner.ts';
import { coupleOfLink, savePartner, type Couple } from './couples.ts';
import { countPartnerMail, partnerMails, partnerMailWrites, sendPartnerMails } from './heldPartnerMails.ts';
import { partnerInvitationOf, refuseClosedInvitation } from './partnerInvitation.ts';

/**
 * A family names another partner, or corrects the one named. A new partner or address gets an invitation,
 * the dropped one a mail; a corrected partner is notified. The events stay, and so does the price.
 * @throws {ApiError} NotFound; VersionConflict; ValidationFailed with the partner's fields, or competitionId
 * MustEnabled once entries have closed; TooManyAttempts
 */
export async function updatePartnerByFamily(
  { accountId, entryId, by }: { readonly accountId: string; readonly entryId: string; readonly by: string },
  body: ParsedRequest<'updatePartner'>['body'],
  now: Date,
): Promise<Entry> {
  const before = await findEntry(accountId, entryId);
  if (before?.kind !== 'dance') throw new ApiError('NotFound');
  if (before.version !== body.version) throw new ApiError('VersionConflict');
  const competition = await competitionWithRink(before.competitionId);

  const { invite, version: _version, ...named } = body;
  refuseImpossiblePartner(before, named, competition, now);

  const change = applyPartner(before.partner, named, invite, competition, now);
  if (isSame(change.partner, before.partner)) return familyEntryOf(before);
  if (change.invites || change.dropped) await countPartnerMail(by, now);
  const findings = await findingsWith(change.partner, before, competition, now);

  // An invited partner gets the invitation's own mail instead.
  const notice = change.invites ? null : ({ what: 'partner', by: 'family', did: 'changed' } as const);
  const action = change.invites ? 'partnerInvited' : 'partnerChanged';
  const decided = consentsWithPartner(before.consents, before, change.partner);
  const consents = decided && [...decided];
  const mails = partnerMails({ ...before, partner: change.partner }, change, now);
  const beside = partnerMailWrites(mails);
  const update = {
    action,
    by,
    now,
    notice,
    beside,
    findings,
    ...(consents && { consents }),
  } as const;
  const couple = await savePartner(before, change.partner, update);

  await touchPublishedEntries(competition);
  await sendPartnerMails(mails, now);
  return familyEntryOf(couple);
}

function refuseImpossiblePartner(
  { state, skater, events }: DanceEntry,
  named: NamedPartner,
  competition: Competition,
  now: Date,
): void {
  if (!isPartnerOpen(state, competition, now)) throw wrongField('competitionId', 'MustEnabled');
  // A solo dance has no partner.
  if (!events.some(({ partnered }) => partnered)) throw wrongField('partner', 'MustEnabled');
  refuse(partnerPersonProblems(named, skater, competition.startDate, now));
}

/**
 * The partner corrects their own details by the link; the answer stays, and the family is notified.
 * @throws {ApiError} NotFound; VersionConflict; ValidationFailed with the partner's fields (fullName MustStay for
 * another person), or token MustValid once entries have closed; TooManyAttempts
 */
export async function updatePartnerByLink(
  token: string,
  { version, ...own }: ParsedRequest<'updateInvitedPartner'>['body'],
  now: Date,
): Promise<PartnerInvitation> {
  const before = await coupleOfLink(token);
  const competition = await competitionWithRink(before.competitionId);

  refuseClosedInvitation(before, competition, now);
  if (before.version !== version) throw new ApiError('VersionConflict');
  refuse(partnerPersonProblems(own, before.skater, competition.startDate, now));
  refuse(partnerCorrectionProblems(before.partner, own));

  const partner = { ...before.partner, ...own, age: ageOn(own.birthdate, competition.startDate) };
  if (isSame(partner, before.partner)) return partnerInvitationOf(before, competition, now);
  await countPartnerMail(before.id, now);
  const findings = await findingsWith(partner, before, competition, now);

  const notice = { what: 'partner', by: 'partner', did: 'changed' } as const;
  const action = 'partnerCorrected';
  const couple = await savePartner(before, partner, { action, by: null, now, notice, findings });

  await touchPublishedEntries(competition);
  return partnerInvitationOf(couple, competition, now);
}

const ANSWERS = {
  confirm: { state: 'confirmed', action: 'partnerConfirmed' },
  decline: { state: 'declined', action: 'partnerDeclined' },
} as const;

/**
 * Stores the partner's answer to an invitation and notifies the family; the same answer twice counts once. Who
 * confirms gives the waiver with it. Who has confirmed may sign a later waiver, or choose another published name.
 * @throws {ApiError} NotFound; ValidationFailed: token MustValid once entries have closed, waiver NotNull or
 * MustCorrect; TooManyAttempts; Busy
 */
export async function answerInvitation(
  token: string,
  { answer, waiver: given, publishAs, givenName }: ParsedRequest<'answerPartnerInvitation'>['body'],
  now: Date,
): Promise<PartnerInvitation> {
  const { state, action } = ANSWERS[answer];
  const invited = await coupleOfLink(token);
  const competition = await competitionWithRink(invited.competitionId);

  refuseClosedInvitation(invited, competition, now);
  const isAnswered = invited.partner.state === state;
  const isMissing = answer === 'confirm' && lacksWaiver(invited, competition);
  const waiver = isMissing ? waiverToStore(given, competition, 'online', now) : null;
  if (isAnswered && !waiver && (answer === 'decline' || (!publishAs && !givenName)))
    return partnerInvitationOf(invited, competition, now);
  if (!isAnswered && isMissing && !waiver) throw wrongField('waiver', 'NotNull');
  if (!isAnswered) await countPartnerMail(invited.id, now);

  // The answer holds whatever else of the entry changes at the same time.
  const answered = await retryOnVersionConflict(async (): Promise<Couple> => {
    const before = await coupleOfLink(token);
    refuseClosedInvitation(before, competition, now);
    const { fullName, birthdate } = before.partner;
    const decided = {
      fullName,
      birthdate,
      ...(publishAs && { publishAs }),
      ...(givenName && { givenName }),
      ...(waiver && { waiver }),
    };
    const signed = withWaiverVersion(before.consents ?? [], competition.waiver);
    const consents = withConsents(peopleOf(before), signed, [decided]);
    const update = { by: null, now, ...(consents.length > 0 && { consents }) };
    if (before.partner.state === state) {
      if (JSON.stringify(consents) === JSON.stringify(signed)) return before;
      const decision = waiver ? 'waiverSigned' : 'publishedName';
      return savePartner(before, before.partner, { ...update, action: decision, notice: null });
    }
    const partner = { ...before.partner, state, answeredAt: now.toISOString() };
    const notice = { what: 'partner', by: 'partner', did: state } as const;
    return savePartner(before, partner, { ...update, action, notice });
  });
  await touchPublishedEntries(competition);
  return partnerInvitationOf(answered, competition, now);
}

function lacksWaiver(couple: Couple, { waiver }: Competition): boolean {
  const version = waiverVersion(waiver);
  const consents = withWaiverVersion(couple.consents ?? [], waiver);
  const signed = consentOf(consents, couple.partner, peopleOf(couple))?.waiver;
  return version !== null && signed?.version !== version;
}

const isSame = (partner: StoredPartner, before: StoredPartner | null) =>
  JSON.stringify(partner) === JSON.stringify(before);

/**
 * The findings and attested levels of the entry once it has this partner.
 * @throws {ApiError} ValidationFailed with the partner's fields where a rule rejects what has changed
 */
async function findingsWith(
  partner: StoredPartner,
  before: DanceEntry,
  competition: Parameters<typeof withEligibility>[2]['competition'],
  now: Date,
): Promise<Pick<DanceEntry, 'checks' | 'vouches'>> {
  const after = await withKeptIdentities(before, { ...before, partner });
  const { entry, problems } = await withEligibility(before, after, { competition, form: null, now });
  if (!isOnlySpelling(before.partner, partner)) {
    const own = problems.filter(({ field }) => field.startsWith(WITHIN_PARTNER));
    refuse(own.map(({ field, code }) => ({ field: field.slice(WITHIN_PARTNER.length), code })));
  }
  return { checks: entry.checks, vouches: entry.vouches };
}

const WITHIN_PARTNER = 'partner.';

/** A corrected spelling is never rejected by a rule (decision 0065). */
function isOnlySpelling(before: StoredPartner | null, { birthdate, isi, expDate, ...after }: StoredPartner) {
  if (before?.birthdate !== birthdate || before.isi !== isi || before.expDate !== expDate) return false;
  return (
    before.highestIsiTestLevel === after.highestIsiTestLevel &&
    isCorrectedPerson(before, { ...after, birthdate })
  );
}
