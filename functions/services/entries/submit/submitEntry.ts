import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import type { Entry } from '../../../../shared/contract/entries/entry.ts';
import { entryFieldError, type EntryProblem } from '../../../../shared/domain/entries/entryProblem.ts';
import { sharesPriceSteps, type LadderSteps } from '../../../../shared/domain/fees/priceSteps.ts';
import { memberNumber } from '../../../../shared/domain/skaters/memberNumber.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Session } from '../../../platform/http/session.ts';
import { hashRequest, type IdempotentRequest } from '../../../platform/table/idempotency.ts';
import { getItems, type Item } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { checkWrite } from '../../../platform/table/writes.ts';
import { waitlistPositions } from '../../../store/capacity/waitlistPositions.ts';
import { competitionIn, type StoredCompetition } from '../../../store/competitions/repository.ts';
import { likelyRinkKeys, withReadRink } from '../../../store/competitions/withRinks.ts';
import {
  emergencyContactsIn,
  emergencyContactWrites,
  type EmergencyContactsBody,
} from '../../../store/entries/emergency.ts';
import { entriesOfSkaters, skaterEntriesKeys } from '../../../store/entries/skaterEntries.ts';
import type { KnownPerson } from '../../../store/entries/people.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';
import { getFormOfVersion, keepFormIn, likelyFormKeys } from '../../../store/forms/getFormOfVersion.ts';
import { findForm } from '../../../store/forms/repository.ts';
import { touchPublishedDay } from '../../../store/day/stampRepository.ts';
import { competitionKey, idempotencyKey, userKey } from '../../../store/keys.ts';
import { knownBy, withAliases } from '../../../store/people/identities.ts';
import { aliasesIn, aliasKeys, allAliases, type Aliases } from '../../../store/people/repository.ts';
import type { WhenFull } from '../capacity/assignPlaces.ts';
import { limitsOf } from '../../../../shared/domain/capacity/limits.ts';
import { submittedConsents, type ConsentsBody } from '../consents/submittedConsents.ts';
import { likelyMembers, type KnownMembers } from '../../members/registry.ts';
import { checkEntry } from '../eligibility/evaluateEntry.ts';
import { invitePartner } from '../partners/partnerInvitation.ts';
import { coupleOf } from '../partners/couples.ts';
import { countsTowardsFamilyCap } from '../../../../shared/domain/fees/familyCap.ts';
import { readFamilyShare, type FamilyShare } from '../pricing/familyPrice.ts';
import {
  freeStepsIn,
  priceStepKeys,
  retryOnPriceConflict,
  stepHoldersIn,
  type HoldersOfSkaters,
} from '../pricing/priceSteps.ts';
import { chosenCoach, storeNamedCoach, type CoachChoice } from '../save/entryCoach.ts';
import { resolveHomeRink, type HomeRink } from '../save/homeRink.ts';
import { familyEntry, familyEntryOf } from '../views/familyEntries.ts';
import { submitLimitWrites } from './eventLimits.ts';
import type { SubmittedKind } from './newEntry.ts';
import { alreadyEnteredError, entrySubmittedWith, storeNewEntry } from './storeNewEntry.ts';

interface SubmitFields {
  readonly competitionId: string;
  readonly formId: string;
  readonly homeIsiRink: string;
  readonly country: string;
  readonly waiting: WhenFull;
}

export type SubmitBody = SubmitFields & EmergencyContactsBody & ConsentsBody & CoachChoice;

/** Whose entry it becomes, where an organiser or head coach enters for a family. */
export interface EntryOwner extends Pick<StoredEntry, 'accountId' | 'enteredBy' | 'placeholder'> {
  /** Store a new placeholder, or check the one that is stored. */
  readonly writes: readonly TransactItem[];
  /** An organiser's reason to enter after registration has closed; left out for a head coach. */
  readonly lateReason?: string | null;
  /** Whether the body's total is not compared: an import shows none. */
  readonly isPricedByServer: boolean;
  /** Whether the events count against the submit limits of the account that enters. */
  readonly isLimited: boolean;
  /** Runs once the entry is stored, and not for a repeat. */
  readonly invite: (stored: StoredEntry, competition: Competition) => Promise<unknown>;
}

export interface SubmitRequest<Body> {
  readonly body: Body;
  readonly session: Session;
  readonly now: Date;
  /** The key of the request, the same when a client sends it again. */
  readonly idempotency: string | null;
  /** Left out where the family enters itself. */
  readonly owner?: EntryOwner;
}

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
  const findEarlier = () => idempotency && entrySubmittedWith(owner ? null : session.id, idempotency);
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
  const options = {
    limits: limitsOf(form, competition),
    idempotency,
    family: facts.family,
    holders: facts.holders,
    whenFull: body.waiting,
    extraWrites: [
      ...(owner ? owner.writes : []),
      ...(entry.placeholder ? [] : [accountCheck(entry.accountId)]),
      ...(owner?.isLimited === false ? [] : submitLimitWrites(session, entry.events.length, now)),
      ...emergencyContactWrites(entry.id, emergencyContactsIn(body)),
    ],
    ...(owner && { reason: owner.lateReason ?? null }),
  };
  const [stored, place] = await Promise.all([
    storeNewEntry(entry, options),
    withReadRink(competition, facts.items),
  ]);

  await touchPublishedDay(competition);
  if (stored.id === entry.id) {
    const couple = coupleOf(stored);
    await Promise.all([couple && invitePartner(couple, place), owner?.invite(stored, place)]);
  }
  const names = new Map([[session.id, session.name]]);
  return familyEntry(stored, place, await waitlistPositions([stored]), names);
}

export interface SubmitFacts {
  readonly competition: StoredCompetition | null;
  /** What was read with the competition. */
  readonly items: readonly Item[];
  readonly form: Form | null;
  readonly rink: HomeRink;
  /** The coach that the body names by id. */
  readonly coach: StoredEntry['entryCoach'];
  /** The price steps that the skaters have left; null where the entry has steps of its own. */
  readonly free: LadderSteps | null;
  /** Who holds the price steps of the skaters. */
  readonly holders: HoldersOfSkaters;
  /** Under which identity corrected and merged people are known. */
  readonly aliases: Aliases;
  /** What the family cap leaves; null without a cap. */
  readonly family: FamilyShare | null;
  /** The account's entries of skaters and couples that have one of the skaters. */
  readonly entriesOfSkaters: readonly StoredEntry[];
  /** Who of the registry has the numbers of the skaters, where that was read. */
  readonly members: KnownMembers;
}

/** Reads at once what the body names by itself, then what depends on it. */
export async function loadFacts<Body extends SubmitBody>(
  kind: SubmittedKind<Body>,
  { body, session, owner }: SubmitRequest<Body>,
): Promise<SubmitFacts> {
  const accountId = owner?.accountId ?? session.id;
  const { competitionId, formId } = body;
  const skaters = kind.payingSkaters(body);
  const likely = likelyMembers(skaters.flatMap(({ isi }) => memberNumber(isi) ?? []));
  const keys = [
    competitionKey(competitionId),
    ...priceStepKeys(competitionId, skaters),
    ...skaterEntriesKeys(accountId, competitionId, skaters),
    ...aliasKeys(competitionId, skaters),
    ...likelyRinkKeys(competitionId),
    ...likelyFormKeys(formId),
    ...likely.keys,
  ];
  const [read, rink, coach, ofTeam] = await Promise.all([
    getItems(keys, true),
    resolveHomeRink(body.homeIsiRink, body.country),
    chosenCoach(body),
    // A roster's aliases are read at once: there are fewer of them than skaters.
    kind.kind === 'team' ? allAliases(competitionId) : null,
  ]);
  keepFormIn(read);
  const members = likely.membersIn(read);
  const aliases = ofTeam ?? aliasesIn(read);
  const known = skaters.map((skater) => knownBy(skater, aliases));
  const items = aliases.size === 0 ? read : [...read, ...(await knownItems(accountId, competitionId, known))];
  const competition = competitionIn(items.find(({ type }) => type === 'competition'));
  const holders = stepHoldersIn(items);
  const form =
    competition?.formId === formId
      ? await getFormOfVersion(formId, competition.formVersion)
      : await findForm(formId);
  const isShared = competition && form && sharesPriceSteps(kind.kind, form);
  const cap = competition && countsTowardsFamilyCap(kind.kind) ? form?.familyCap : null;
  const [family, own] = await Promise.all([
    typeof cap === 'number' ? readFamilyShare({ accountId, competitionId }, cap, null) : null,
    competition && skaters.length > 0 ? entriesOfSkaters(accountId, competition, known, items) : [],
  ]);
  const free = isShared ? freeStepsIn(holders, competitionId, known) : null;
  const skated = { free, holders, family, aliases, members, entriesOfSkaters: own };
  return { competition, items, form, rink, coach, ...skated };
}

/** What is stored of people who were entered under another spelling first. */
const knownItems = (accountId: string, competitionId: string, people: readonly KnownPerson[]) =>
  getItems(
    [...priceStepKeys(competitionId, people), ...skaterEntriesKeys(accountId, competitionId, people)],
    true,
  );

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
  const { accountId, enteredBy, placeholder } = owner ?? { accountId: session.id };
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

/** An account that is deleted at this moment gets no entry that nobody would erase. */
const accountCheck = (accountId: string) =>
  checkWrite(userKey(accountId), {
    condition: 'attribute_exists(pk)',
    onConflict: () => new ApiError('NotAuthenticated'),
  });

function idempotencyOf({
  idempotency: key,
  session,
  body,
}: SubmitRequest<SubmitBody>): IdempotentRequest | null {
  if (key === null) return null;
  return { recordKey: idempotencyKey(session.id, key), requestHash: hashRequest(body) };
}
