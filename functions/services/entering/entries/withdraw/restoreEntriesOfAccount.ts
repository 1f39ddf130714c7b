import type { WithdrawnRow } from '../../../../../shared/contract/entering/entries/accountWithdrawals.ts';
import type { DataOf } from '../../../../../shared/contract/types.ts';
import type { LadderSteps } from '../../../../../shared/contract/core/ladderSteps.ts';
import { ApiError, wrongField } from '../../../../platform/errors/apiError.ts';
import { findEntry } from '../../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { stepsAfterChange } from '../../../../../shared/domain/entering/fees/priceSteps.ts';
import { cancellationOf } from '../../../../../shared/domain/entering/forms/cancelEvent.ts';
import { notificationWrites } from '../../../../store/entering/notifications/notificationWrites.ts';
import { assignPlaces, retryOnCapacityConflict } from '../capacity/assignPlaces.ts';
import { limitsOf } from '../../../../../shared/domain/entering/capacity/limits.ts';
import { retryOnPriceConflict } from '../pricing/priceSteps.ts';
import { retryOnVersionConflict, saveEntry } from '../save/saveEntry.ts';
import { freePriceSteps, loadCompetitionAndForm } from '../update/entryToChange.ts';
import {
  ENTRIES_A_CALL,
  isUndoable,
  loadAccountEntries,
  withdrawnRows,
  type AccountInCompetition,
} from './withdrawEntriesOfAccount.ts';
import { touchPublishedEntries } from '../../../../store/core/stamps/stampRepository.ts';

/**
 * Undoes one withdrawal of an account's entries, some entries a call. Entries that the family or another
 * withdrawal has withdrawn stay withdrawn; one that cannot be restored does not stop the others.
 * @param alreadyRefused ids of entries that an earlier call could not restore
 * @throws {ApiError} NotFound where the account has no entry; ValidationFailed (competitionId, MustEnabled)
 * in an archived competition
 */
export async function restoreEntriesOfAccount(
  { withdrawalId, ...account }: AccountInCompetition & { readonly withdrawalId: string },
  alreadyRefused: readonly string[],
  organiserId: string,
  now: Date,
): Promise<DataOf<'undoWithdrawAccountEntries'>> {
  const { competition, entries } = await loadAccountEntries(account);
  if (competition.state === 'archived') throw wrongField('competitionId', 'MustEnabled');
  const skipped = new Set(alreadyRefused);
  const withdrawn = entries.filter((entry) => isUndoable(entry, withdrawalId) && !skipped.has(entry.id));
  const part = withdrawn.slice(0, ENTRIES_A_CALL);
  const refused = new Map<string, RestoreRefusal>();
  for (const { id } of part) {
    const refusal = await retryOnPriceConflict(() =>
      retryOnVersionConflict(async () => {
        const entry = await findEntry(account.accountId, id);
        if (!entry || !isUndoable(entry, withdrawalId)) return null;
        return restoreEntry(entry, organiserId, now);
      }),
    );
    if (refusal) refused.set(id, refusal);
  }
  const after = (await loadAccountEntries(account)).entries;
  return { rows: withdrawnRows(after, withdrawalId, refused), left: withdrawn.length - part.length };
}

const NOTICE = { what: 'restored' } as const;

type RestoreRefusal = NonNullable<WithdrawnRow['refused']>;

/**
 * Restores an entry at the prices it had; events without a free place join the waitlist. An event that was cancelled
 * meanwhile is not restored, nor an entry of which no other is left.
 * @returns why the entry stays withdrawn; null for one that is restored
 * @throws {ApiError} VersionConflict
 * @throws {PriceStepTaken} when another entry takes the price step at this moment
 */
async function restoreEntry(
  before: StoredEntry,
  organiserId: string,
  now: Date,
): Promise<RestoreRefusal | null> {
  const { competition, form } = await loadCompetitionAndForm(before);
  const limits = limitsOf(form, competition);
  const restored = applyRestore(before, form, await freePriceSteps(before));
  if (restored.events.length === 0) return 'EventCancelled';
  try {
    await retryOnCapacityConflict(before.competitionId, 'join', (counters) =>
      saveEntry(before, assignPlaces(before, restored, { counters, limits, now }), {
        action: 'restored',
        by: organiserId,
        now,
        limits,
        extraWrites: (changed) => notificationWrites({ entry: changed, notice: NOTICE }, now),
      }),
    );
    await touchPublishedEntries(competition);
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refusal;
  }
}

/**
 * A price step that the skater has by another entry since is not charged twice. Without a cancelled event the others
 * cost what they would have cost alone.
 */
function applyRestore(entry: StoredEntry, form: Form, free: LadderSteps): StoredEntry {
  const { withdrawnWith, pricing, events } = entry;
  if (!withdrawnWith) throw new Error(`Entry ${entry.id} was not withdrawn with others`);
  const { retained, lateFee, prices } = withdrawnWith;
  const kept = events
    .map((event, index) => ({ ...event, price: prices[index] ?? 0 }))
    .filter(({ id }) => cancellationOf(form, id) === null);
  // What was paid for them counts for the rest of the entry: its balance says what comes back.
  const cancelled = events.flatMap(({ id }) => {
    const event = cancellationOf(form, id);
    if (!event) return [];
    const { format, level, reason, at } = event;
    return [{ id, format, level, reason, at, refund: 0, isLast: false }];
  });
  const held =
    pricing?.steps &&
    stepsAfterChange({ steps: pricing.steps, events: countStepped(events) }, countStepped(kept), free);
  const steps = held && { first: held.first && free.first, second: held.second && free.second };
  return {
    ...entry,
    withdrawnAt: null,
    withdrawnWith: { ...withdrawnWith, isUndone: true, cancelled: events.length - kept.length },
    retained,
    lateFee,
    pricing: pricing && { ...pricing, steps: steps ?? null },
    events: kept,
    ...(cancelled.length > 0 && { cancelledEvents: [...(entry.cancelledEvents ?? []), ...cancelled] }),
  };
}

const countStepped = (events: StoredEntry['events']) =>
  events.filter(({ ownPrice }) => ownPrice === undefined).length;

function refusalOf(error: unknown): RestoreRefusal | null {
  if (!(error instanceof ApiError)) return null;
  const codes = (error.details.errors ?? []).map(({ code }) => code);
  if (codes.includes('AlreadyExist')) return 'AlreadyEntered';
  return codes.includes('MustAvailable') ? 'NeverFits' : null;
}
