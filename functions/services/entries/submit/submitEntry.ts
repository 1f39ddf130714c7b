import { createHash } from 'node:crypto';
import type { Entry } from '../../../../shared/contract/entries/entry.ts';
import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import {
  entryFieldError,
  type EntryRuleFacts,
  type EntryProblem,
} from '../../../../shared/domain/entries/entryProblem.ts';
import type { LadderSteps } from '../../../../shared/domain/fees/priceSteps.ts';
import { findAccount } from '../../../store/accounts/accounts.ts';
import { findCompetition, type StoredCompetition } from '../../../store/competitions/repository.ts';
import { withRink } from '../../../store/competitions/withRinks.ts';
import { getFormOfVersion } from '../../../store/forms/getFormOfVersion.ts';
import { findForm } from '../../../store/forms/repository.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Session } from '../../../platform/http/session.ts';
import { deliver } from '../../notifications/deliver.ts';
import { eraseEntries } from '../erase/eraseEntries.ts';
import {
  saveEmergencyContacts,
  emergencyContactsIn,
  type EmergencyContactsBody,
} from '../../../store/entries/emergency.ts';
import { checkEntry } from '../eligibility/evaluateEntry.ts';
import { waitlistPositions } from '../../../store/capacity/waitlistPositions.ts';
import { familyEntry, familyEntryOf } from '../views/familyEntries.ts';
import { resolveHomeRink, type HomeRink } from '../save/resolveHomeRink.ts';
import { withinSubmitLimits } from './eventLimits.ts';
import { limitsOf, type Limits } from '../../../../shared/domain/capacity/limits.ts';
import { coupleOf } from '../partners/couples.ts';
import type { WhenFull } from '../capacity/assignPlaces.ts';
import { entrySubmittedWith, alreadyEnteredError, storeSubmission } from './storeNewEntry.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';
import { invitePartner } from '../partners/partnerInvitation.ts';
import type { Idempotency } from './submissionWrites.ts';

interface SubmitRequest {
  readonly body: EmergencyContactsBody & {
    readonly competitionId: string;
    readonly formId: string;
    readonly homeIsiRink: string;
    readonly country: string;
    readonly waiting: WhenFull;
  };
  readonly session: Session;
  readonly now: Date;
  readonly idempotency: string | null;
}

/** What an entry is made of, once the rules have passed it. */
export interface NewEntryFacts {
  readonly accountId: string;
  readonly competition: StoredCompetition;
  readonly form: Form;
  readonly rink: HomeRink;
  /** The steps of the ladder that are free for who enters; nothing where its prices are its own. */
  readonly free?: LadderSteps | null;
  readonly now: Date;
}

/**
 * A submit of whatever kind: facts are gathered, the rule is asked, one transaction is written.
 * @throws {ApiError} ValidationFailed with the rule's problems; those of storeSubmission and of withinSubmitLimits
 */
export async function submitEntry(
  { body, session, now, idempotency: key }: SubmitRequest,
  problemsOf: (facts: EntryRuleFacts) => readonly EntryProblem[],
  entryOf: (newEntry: NewEntryFacts) => StoredEntry,
  freeOf: (form: Form) => Promise<LadderSteps | null> = () => Promise.resolve(null),
): Promise<{ data: Entry }> {
  const idempotency = key === null ? null : { key, requestHash: hashOf(body) };
  const [competition, rink] = await Promise.all([
    findCompetition(body.competitionId),
    resolveHomeRink(body.homeIsiRink, body.country),
  ]);
  const form = await loadForm(competition, body.formId);
  const free = competition && form ? await freeOf(form) : null;
  const problems = problemsOf({ competition, form, free });
  if (problems.length > 0 || !competition || !form) {
    const isPriceAlone = problems.every(({ expected }) => expected !== undefined);
    return repeatedOrRefuse(problems, session.id, idempotency, {
      free,
      // That the skater is in the event says more than that a second entry costs less.
      instead: () =>
        isPriceAlone && competition && form && free
          ? alreadyEnteredError(entryOf({ accountId: session.id, competition, form, rink, free, now }))
          : null,
    });
  }
  const newEntry = entryOf({ accountId: session.id, competition, form, rink, free, now });
  const checks = await checkEntry(newEntry, { competition, form, now });
  if (checks.problems.length > 0) return repeatedOrRefuse(checks.problems, session.id, idempotency);
  const entry = { ...newEntry, checks: checks.findings };
  const stored = await storeWithinLimits({
    session,
    entry,
    limits: limitsOf(form, competition),
    idempotency,
    body,
    now,
  });
  const [place] = await Promise.all([withRink(competition), storeEmergencyContacts(stored.id, body)]);
  // Deleted while the entry was on its way: whoever deleted it has not seen this one.
  if (!(await findAccount(session.id))) {
    await eraseEntries(session.id, new Set(), now);
    throw new ApiError('NotAuthenticated');
  }
  // A repeat was told of by the submit that stored it.
  if (stored.id === entry.id) {
    const couple = coupleOf(stored);
    await Promise.all([
      deliver([{ entry: stored, notice: { what: 'submitted' }, competition }], now),
      ...(couple ? [invitePartner(couple, place)] : []),
    ]);
  }
  return { data: familyEntry(stored, place, await waitlistPositions([stored])) };
}

interface StoreOptions extends Pick<SubmitRequest, 'session' | 'body' | 'now'> {
  readonly entry: StoredEntry;
  readonly limits: Limits;
  readonly idempotency: Idempotency | null;
}

/** A repeat counts nothing, and is answered also where its account has reached its limit since. */
async function storeWithinLimits({
  session,
  entry,
  limits,
  idempotency,
  body,
  now,
}: StoreOptions): Promise<StoredEntry> {
  try {
    return await withinSubmitLimits({ session, count: entry.events.length, now }, async () => {
      const result = await storeSubmission(entry, limits, idempotency, body.waiting);
      return { result, isStored: result.id === entry.id };
    });
  } catch (error) {
    const isLimit =
      error instanceof ApiError && (error.code === 'EmailNotVerified' || error.code === 'TooManyAttempts');
    const earlier = isLimit && idempotency ? await entrySubmittedWith(session.id, idempotency) : null;
    if (earlier) return earlier;
    throw error;
  }
}

/**
 * What was said for an emergency stands apart from the entry, and so in a write of its own: who gets no
 * answer sends the same again, and it is kept then.
 */
async function storeEmergencyContacts(entryId: string, body: SubmitRequest['body']): Promise<void> {
  const contacts = emergencyContactsIn(body);
  if (contacts.length > 0) await saveEmergencyContacts(entryId, contacts);
}

/** A repeat gets the first answer, also when the competition has closed in the meantime. */
async function repeatedOrRefuse(
  problems: readonly EntryProblem[],
  accountId: string,
  idempotency: Idempotency | null,
  because: {
    readonly free?: LadderSteps | null;
    readonly instead?: () => Promise<ApiError | null> | null;
  } = {},
): Promise<{ data: Entry }> {
  const earlier = idempotency && (await entrySubmittedWith(accountId, idempotency));
  if (earlier) return { data: await familyEntryOf(earlier) };
  const refused = await because.instead?.();
  if (refused) throw refused;
  const { free } = because;
  const isPrice = free && problems.some(({ expected }) => expected !== undefined);
  throw new ApiError('ValidationFailed', { errors: problems.map(entryFieldError), ...(isPrice && { free }) });
}

function loadForm(competition: StoredCompetition | null, formId: string): Promise<Form | null> {
  return competition?.formId === formId
    ? getFormOfVersion(formId, competition.formVersion)
    : findForm(formId);
}

function hashOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}
