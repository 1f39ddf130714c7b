import type { CancelledEvent, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { limitsOf } from '../../../../../shared/domain/entering/capacity/limits.ts';
import { costOfLeaving } from '../../../../../shared/domain/entering/entries/changes/leaveCancelledEvent.ts';
import { rosterSize } from '../../../../../shared/domain/entering/entries/rules/teamEntryProblems.ts';
import { cancellationOf } from '../../../../../shared/domain/entering/forms/cancelEvent.ts';
import { runInParallel } from '../../../../platform/runInParallel.ts';
import { touchPublishedEntries } from '../../../../store/core/stamps/stampRepository.ts';
import {
  findCompetition,
  type StoredCompetition,
} from '../../../../store/entering/competitions/repository.ts';
import {
  allEntriesOfAccount,
  entriesOfEvent,
  entryById,
  findEntry,
} from '../../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import type { CancelledEventWork, FollowUp } from '../../../../store/entering/followUps/followUp.ts';
import { getFormOfVersion } from '../../../../store/entering/forms/getFormOfVersion.ts';
import type { LeftWith } from '../../../../store/entering/notifications/notification.ts';
import { notificationWrites } from '../../../../store/entering/notifications/notificationWrites.ts';
import { assignPlaces } from '../capacity/assignPlaces.ts';
import { leftToDo } from '../save/leftToDo.ts';
import { retryOnVersionConflict, saveEntry } from '../save/saveEntry.ts';
import { entryTerms, familyShareToChange, freePriceSteps, pricedEntryOf } from '../update/entryToChange.ts';

/** Entries of one round: each is a transaction of its own. */
const ENTRIES_A_ROUND = 20;
/** Entries that leave at the same time. */
const CONCURRENCY = 4;

/** An entry that leaves an event, and what its family gets back of its payments, in minor units. */
export interface LeavingEntry {
  readonly after: StoredEntry;
  readonly refund: number;
  /** What the family cap leaves for it; null without a cap. */
  readonly room: number | null;
}

/** All entries in an event, waiting ones first, so that none of them is promoted into it meanwhile. */
export async function entriesInEvent(competitionId: string, eventId: string): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await entriesOfEvent(competitionId, eventId, cursor);
    entries.push(...page.entries.filter((entry) => isIn(entry, eventId)));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return entries.sort((one, other) => Number(waits(other, eventId)) - Number(waits(one, eventId)));
}

const isIn = ({ state, events }: StoredEntry, eventId: string) =>
  state !== 'withdrawn' && events.some(({ id }) => id === eventId);

export const waits = ({ events }: StoredEntry, eventId: string) =>
  events.some(({ id, state }) => id === eventId && state === 'waiting');

/** An entry without a cancelled event; one that has no other is withdrawn. Its prices are final once it is saved. */
export async function leaveEvent(
  entry: StoredEntry,
  eventId: string,
  { competition, form, now }: Loaded & { readonly now: Date },
): Promise<LeavingEntry> {
  const [free, family] = await Promise.all([freePriceSteps(entry), familyShareToChange(entry, form)]);
  const terms = entryTerms(entry, form, free, family);
  const room = family?.room ?? null;
  const skaters = entry.kind === 'team' ? rosterSize(entry.skaters) : 0;
  const { isLast, steps, retained, refund } = costOfLeaving(pricedEntryOf(entry, terms), eventId, {
    skaters,
    now,
  });
  if (isLast) return { after: { ...entry, withdrawnAt: now.toISOString(), retained }, refund, room };
  const events = entry.events.filter(({ id }) => id !== eventId);
  const pricing = entry.pricing && { ...terms.pricing, steps };
  const limits = limitsOf(form, competition);
  const after = { ...entry, events, pricing, retained };
  return { after: assignPlaces(entry, after, { counters: null, limits, now }), refund, room };
}

interface Loaded {
  readonly competition: StoredCompetition;
  readonly form: Form;
}

/** The competition with its present form; null where it is gone. */
async function loadForm(competitionId: string): Promise<Loaded | null> {
  const competition = await findCompetition(competitionId);
  const form = competition && (await getFormOfVersion(competition.formId, competition.formVersion));
  return competition && form ? { competition, form } : null;
}

interface LeavingFacts extends Loaded {
  readonly by: string;
  readonly now: Date;
  /** Its mail tells the family of all entries that left. */
  readonly isLastOfFamily: boolean;
}

interface LeavingRound {
  readonly left: readonly (FollowUp | null)[];
  readonly failures: readonly unknown[];
  readonly isFinished: boolean;
  /** The cancellation; null where the form offers the event again. */
  readonly event: CancelledEvent | null;
}

/**
 * Takes the next entries out of a cancelled event, with one mail for each family. It may be repeated: an entry that has left is in
 * the event no more. An event that the form offers again keeps the entries that it has.
 * One that fails holds up no other.
 * @returns what the entries leave to do, why some could not leave, and whether others are still in the event
 */
export async function leaveCancelledEvent(
  competitionId: string,
  { eventId, by }: CancelledEventWork,
  now: Date,
  milliseconds: number,
): Promise<LeavingRound> {
  const loaded = await loadForm(competitionId);
  const cancelled = loaded && cancellationOf(loaded.form, eventId);
  if (!cancelled) return { left: [], failures: [], isFinished: true, event: null };
  const entries = await entriesInEvent(competitionId, eventId);
  const failures: unknown[] = [];
  const left: (FollowUp | null)[] = [];
  await runInParallel(familiesOfRound(entries), CONCURRENCY, milliseconds, async (family) => {
    // One after the other: the last one's mail names them all.
    for (const [index, entry] of family.entries()) {
      try {
        const isLastOfFamily = index === family.length - 1;
        left.push(await saveLeaving(entry, cancelled, { ...loaded, by, now, isLastOfFamily }));
      } catch (error) {
        failures.push(error);
      }
    }
  });
  if (left.length > 0) await touchPublishedEntries(loaded.competition);
  return { left, failures, isFinished: left.length === entries.length, event: cancelled };
}

/** The entries of the first families, all of each. */
function familiesOfRound(entries: readonly StoredEntry[]): StoredEntry[][] {
  let count = 0;
  return [...Map.groupBy(entries, ({ accountId }) => accountId).values()].filter((family) => {
    const isInRound = count < ENTRIES_A_ROUND;
    if (isInRound) count += family.length;
    return isInRound;
  });
}

/** The other entries of the family that this cancellation took out, before this one. */
async function othersThatLeft(
  { accountId, competitionId, id }: StoredEntry,
  { id: eventId, at }: CancelledEvent,
): Promise<LeftWith[]> {
  const own = await allEntriesOfAccount(accountId);
  return own.flatMap((other) => {
    if (other.id === id || other.competitionId !== competitionId) return [];
    const left = other.cancelledEvents?.find((event) => event.id === eventId && event.at === at);
    return left ? [{ name: other.name, refundDue: left.refund, isLast: left.isLast }] : [];
  });
}

/** @returns what the entry leaves to do; null for one that left the event meanwhile */
async function saveLeaving(
  { accountId, id }: Pick<StoredEntry, 'accountId' | 'id'>,
  cancelled: CancelledEvent,
  { competition, form, by, now, isLastOfFamily }: LeavingFacts,
): Promise<FollowUp | null> {
  const { id: eventId, format, level, reason, at } = cancelled;
  return retryOnVersionConflict(async () => {
    // A family that took it over since has it under its own account.
    const before = (await findEntry(accountId, id)) ?? (await entryById(id));
    if (!before || !isIn(before, eventId)) return null;
    const { after, refund } = await leaveEvent(before, eventId, { competition, form, now });
    const isLast = after.withdrawnAt !== null;
    const left = { id: eventId, format, level, at, reason, refund, isLast };
    const notice = {
      what: 'eventCancelled',
      event: { format, level },
      reason,
      refundDue: refund,
      isLast,
      others: isLastOfFamily ? await othersThatLeft(before, cancelled) : [],
    } as const;
    const cancelledEvents = [...(before.cancelledEvents ?? []), left];
    const stored = await saveEntry(
      before,
      { ...after, cancelledEvents },
      {
        action: 'eventCancelled',
        by,
        reason,
        now,
        limits: limitsOf(form, competition),
        extraWrites: (changed) =>
          notificationWrites({ entry: changed, notice }, now, isLastOfFamily ? null : 'family'),
      },
    );
    return leftToDo(before, stored);
  });
}
