import type { WithdrawnRow } from '../../../../shared/contract/entries/accountWithdrawals.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import {
  notificationWrites,
  type EntryNotification,
} from '../../../store/notifications/notificationWrites.ts';
import { saveWithCapacity } from '../update/saveWithCapacity.ts';
import { loadCompetitionAndForm, freePriceSteps } from '../update/entryToChange.ts';
import { limitsOf } from '../capacity/limits.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

const NOTICE = { what: 'restored' } as const;

type RestoreRefusal = NonNullable<WithdrawnRow['refused']>;

/**
 * Lets an entry stand again that the withdrawal of an account's entries has withdrawn, at the prices it had:
 * a step of the ladder that its skater has got by another entry since is not paid twice. Events without a
 * free place wait.
 * @returns what its people are to be told, or why it stays withdrawn
 * @throws {ApiError} VersionConflict; {PriceStepTaken} when another entry gets the step in this moment
 */
export async function restoreEntry(
  entry: StoredEntry,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<EntryNotification | RestoreRefusal> {
  const { competition, form } = await loadCompetitionAndForm(entry);
  try {
    const stored = await saveWithCapacity(entry, await restored(entry), {
      action: 'restored',
      by,
      now,
      limits: limitsOf(form, competition),
      extraWrites: (changed) => notificationWrites({ entry: changed, notice: NOTICE }, now),
    });
    return { entry: stored, notice: NOTICE };
  } catch (error) {
    const refused = refusalOf(error);
    if (!refused) throw error;
    return refused;
  }
}

async function restored(entry: StoredEntry): Promise<StoredEntry> {
  const { withdrawnWith, pricing, events } = entry;
  if (!withdrawnWith) throw new Error(`Entry ${entry.id} was not withdrawn with others`);
  const { retained, lateFee, prices } = withdrawnWith;
  const free = await freePriceSteps(entry);
  const steps = pricing?.steps && {
    first: pricing.steps.first && free.first,
    second: pricing.steps.second && free.second,
  };
  return {
    ...entry,
    withdrawnAt: null,
    withdrawnWith: { ...withdrawnWith, isUndone: true },
    retained,
    lateFee,
    pricing: pricing && { ...pricing, steps: steps ?? null },
    // Entries without prices of their own keep what they were charged.
    events: events.map((event, index) => ({ ...event, price: prices[index] ?? 0 })),
  };
}

function refusalOf(error: unknown): RestoreRefusal | null {
  if (!(error instanceof ApiError)) return null;
  const codes = (error.details.errors ?? []).map(({ code }) => code);
  if (codes.includes('AlreadyExist')) return 'AlreadyEntered';
  return codes.includes('MustAvailable') ? 'NeverFits' : null;
}
