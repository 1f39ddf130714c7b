import { familyOf, type Session } from '../../../../platform/http/session.ts';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import {
  entryFieldError,
  type EntryProblem,
} from '../../../../../shared/domain/entering/entries/entryProblem.ts';
import { ApiError } from '../../../../platform/errors/apiError.ts';
import { hashRequest, type IdempotentRequest } from '../../../../platform/table/idempotency.ts';
import type { TransactItem } from '../../../../platform/table/transaction.ts';
import { checkWrite } from '../../../../platform/table/writes.ts';
import { waitlistPositions } from '../../../../store/entering/capacity/waitlistPositions.ts';
import { type StoredCompetition } from '../../../../store/entering/competitions/repository.ts';
import { withReadRink } from '../../../../store/entering/competitions/withRinks.ts';
import { emergencyContactsIn, emergencyContactWrites } from '../../../../store/entering/entries/emergency.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { touchPublishedEntries } from '../../../../store/core/stamps/stampRepository.ts';
import { idempotencyKey, userKey } from '../../../../store/keys.ts';
import { withAliases } from '../../../../store/entering/duplicates/identities.ts';
import { limitsOf } from '../../../../../shared/domain/entering/capacity/limits.ts';
import { changedNames, shareGivenNames } from '../consents/givenNames.ts';
import { submittedConsents } from '../consents/submittedConsents.ts';
import { checkEntry } from '../eligibility/evaluateEntry.ts';
import { partnerMails, partnerMailWrites, sendPartnerMails } from '../partners/heldPartnerMails.ts';
import { coupleOf } from '../partners/couples.ts';
import { retryOnPriceConflict } from '../pricing/priceSteps.ts';
import { storeNamedCoach } from '../save/entryCoach.ts';
import { familyEntry, familyEntryOf } from '../views/familyEntries.ts';
import { submitLimitWrites } from './eventLimits.ts';
import type { SubmittedKind } from './newEntry.ts';
import { alreadyEnteredError, entrySubmittedWith, storeNewEntry } from './storeNewEntry.ts';
import { loadFacts, type SubmitBody, type SubmitFacts, type SubmitRequest } from './loadSubmission.ts';

/**
 * Submits an entry of any kind. A repeat with the same key gets the entry of the first submit, also after
 * registration has closed.
 * @throws {ApiError} ValidationFailed with the problems of the rules, event or partner AlreadyExist, event
 * or competitionId MustAvailable; EmailNotVerified; TooManyAttempts; IdempotencyKeyReused; NotAuthenticated
 * when the account was deleted meanwhile; Busy
 */
export async function submitEntry<Body extends SubmitBody>(
  kind: SubmittedKind<Body>,
  request: SubmitRequest<Body>,
): Promise<Entry> {
  // When another entry takes a price step or what the family cap leaves first, the price that the family saw must be checked again.
  return retryOnPriceConflict(() => submitAtCurrentPrice(kind, request));
}

async function submitAtCurrentPrice<Body extends SubmitBody>(
  kind: SubmittedKind<Body>,
  request: SubmitRequest<Body>,
): Promise<Entry> {
  const { body, session, now, owner } = request;
  const idempotency = idempotencyOf(request);
  const findEarlier = () => idempotency && entrySubmittedWith(owner ? null : familyOf(session), idempotency);
  const facts = await loadFacts(kind, request);

  const checked = await checkSubmission(kind, request, facts);
  if ('problems' in checked) {
    const earlier = await findEarlier();
    if (earlier) return familyEntryOf(earlier);
    throw await refusalOf(checked, facts);
  }

  const { competition, form } = checked;
  const named = await storeNamedCoach(body, facts.rink, now);
  const entry = named ? { ...checked.entry, entryCoach: named } : checked.entry;
  const mails = partnerMails(coupleOf(entry), { invites: true, dropped: null }, now);
  const options = {
    limits: limitsOf(form, competition),
    idempotency,
    family: facts.family,
    holders: facts.holders,
    whenFull: body.waiting,
    extraWrites: [
      ...(owner ? owner.writes : []),
      ...(entry.placeholder ? [] : accountChecks(entry.accountId, owner ? null : session)),
      ...(owner?.isLimited === false ? [] : submitLimitWrites(session, entry.events.length, now)),
      ...emergencyContactWrites(entry.id, emergencyContactsIn(body)),
      ...partnerMailWrites(mails),
    ],
    ...(owner && { reason: owner.lateReason ?? null }),
  };
  const [stored, place] = await Promise.all([
    storeNewEntry(entry, options),
    withReadRink(competition, facts.items),
  ]);

  await touchPublishedEntries(competition);
  if (stored.id === entry.id) {
    const renamed = changedNames(stored, facts.entriesOfSkaters);
    await shareGivenNames(stored.accountId, renamed, { by: session.id, now });
    await Promise.all([sendPartnerMails(mails, now), owner?.sendInvitation()]);
  }
  const names = new Map([[session.id, session.name]]);
  return familyEntry(stored, place, await waitlistPositions([stored]), names);
}

interface AcceptedEntry {
  readonly entry: StoredEntry;
  readonly competition: StoredCompetition;
  readonly form: Form;
}

interface RefusedEntry {
  readonly problems: readonly EntryProblem[];
  /** The entry where only its price is wrong, else null. */
  readonly entry: StoredEntry | null;
}

/** Asks the rules of the form first, then the eligibility rules. */
export async function checkSubmission<Body extends SubmitBody>(
  kind: SubmittedKind<Body>,
  { body, session, now, owner }: SubmitRequest<Body>,
  { competition, form, rink, coach, free, family, aliases, members, entriesOfSkaters: own }: SubmitFacts,
): Promise<AcceptedEntry | RefusedEntry> {
  const familyRoom = family?.room ?? null;
  const late = owner?.lateReason === undefined ? {} : { lateReason: owner.lateReason };
  const found = kind.problems(body, { competition, form, free, familyRoom, ...late }, now);
  const problems = owner?.isPricedByServer ? found.filter((one) => !isPriceProblem(one)) : found;
  if (!competition || !form || !problems.every(isPriceProblem)) return { problems, entry: null };
  const { accountId, enteredBy, placeholder } = owner ?? { accountId: familyOf(session) };
  const whose = { accountId, enteredBy, placeholder };
  const entry = withAliases(kind.newEntry(body, { ...whose, competition, form, rink, free, now }), aliases);
  if (problems.length > 0) return { problems, entry };

  const eligibility = await checkEntry(entry, { competition, form, now, members, entriesOfSkaters: own });
  if (eligibility.problems.length > 0) return { problems: eligibility.problems, entry: null };
  const isFamily = session.role === 'SKATER';
  const decided = await submittedConsents(entry, body, {
    competition,
    isFamily,
    now,
    entriesOfSkaters: own,
  });
  if ('problems' in decided) return { problems: decided.problems, entry: null };
  const consents = decided.consents.length > 0 ? { consents: [...decided.consents] } : {};
  const coached = coach ? { entryCoach: coach } : {};
  return { entry: { ...entry, checks: eligibility.findings, ...consents, ...coached }, competition, form };
}

const isPriceProblem = ({ expected }: EntryProblem) => expected !== undefined;

async function refusalOf(
  { problems, entry }: RefusedEntry,
  { free, family }: SubmitFacts,
): Promise<ApiError> {
  // A skater who is in the event already has a wrong price too; the entry is the better reason.
  const already = entry && free && (await alreadyEnteredError(entry));
  if (already) return already;
  const isPrice = problems.some(isPriceProblem);
  return new ApiError('ValidationFailed', {
    errors: problems.map(entryFieldError),
    ...(isPrice && free && { free }),
    ...(isPrice && family && { familyRoom: family.room }),
  });
}

/**
 * An account that is deleted at this moment gets no entry that nobody would erase, and a guardian who is removed at this
 * moment enters nobody. Who joins a family at this moment enters nobody of its own any more.
 * @param session the family's; null where somebody else enters for it
 */
function accountChecks(accountId: string, session: Session | null): TransactItem[] {
  const onConflict = () => new ApiError('NotAuthenticated');
  if (!session) return [checkWrite(userKey(accountId), { condition: 'attribute_exists(pk)', onConflict })];
  const isAlone = 'attribute_not_exists(guardianOf) OR guardianOf = :nobody';
  if (session.id === accountId) {
    const condition = `attribute_exists(pk) AND (${isAlone})`;
    return [checkWrite(userKey(accountId), { condition, values: { ':nobody': null }, onConflict })];
  }
  const values = { ':family': accountId };
  return [
    checkWrite(userKey(accountId), { condition: 'attribute_exists(pk)', onConflict }),
    checkWrite(userKey(session.id), { condition: 'guardianOf = :family', values, onConflict }),
  ];
}

function idempotencyOf({
  idempotency: key,
  session,
  body,
}: SubmitRequest<SubmitBody>): IdempotentRequest | null {
  if (key === null) return null;
  return { recordKey: idempotencyKey(session.id, key), requestHash: hashRequest(body) };
}
