import type { WithdrawnRow } from '../../../../shared/contract/entries/accountWithdrawals.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { noticeSteps, type News } from '../../../store/notifications/noticeSteps.ts';
import { changeWithPlaces } from '../update/changeWithPlaces.ts';
import { changeGround, freeFor } from '../update/entryToChange.ts';
import { limitsOf } from '../capacity/limits.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

const NOTICE = { what: 'restored' } as const;

type Refused = NonNullable<WithdrawnRow['refused']>;

/**
 * Lets an entry stand again that the withdrawal of an account's entries has withdrawn, at the prices it had:
 * a step of the ladder that its skater has got by another entry since is not paid twice. Events without a
 * free place wait.
 * @returns what its people are to be told, or why it stays withdrawn
 * @throws {ApiError} VersionConflict; {LadderTaken} when another entry gets the step in this moment
 */
export async function restoreEntry(
  entry: StoredEntry,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<News | Refused> {
  const { competition, form } = await changeGround(entry);
  try {
    const stored = await changeWithPlaces(entry, await standingAgain(entry), {
      ...{ what: 'restored', by, now },
      limits: limitsOf(form, competition),
      extra: (changed) => noticeSteps({ entry: changed, notice: NOTICE }, now),
    });
    return { entry: stored, notice: NOTICE };
  } catch (error) {
    const refused = refusedBy(error);
    if (!refused) throw error;
    return refused;
  }
}

async function standingAgain(entry: StoredEntry): Promise<StoredEntry> {
  const { withdrawnWith, pricing, events } = entry;
  if (!withdrawnWith) throw new Error(`Entry ${entry.id} was not withdrawn with others`);
  const { retained, lateFee, prices } = withdrawnWith;
  const free = await freeFor(entry);
  const steps = pricing?.steps && {
    first: pricing.steps.first && free.first,
    second: pricing.steps.second && free.second,
  };
  return {
    ...entry,
    withdrawnAt: null,
    withdrawnWith: { ...withdrawnWith, isUndone: true },
    ...{ retained, lateFee },
    pricing: pricing && { ...pricing, steps: steps ?? null },
    // Entries without prices of their own keep what they were charged.
    events: events.map((event, index) => ({ ...event, price: prices[index] ?? 0 })),
  };
}

function refusedBy(error: unknown): Refused | null {
  if (!(error instanceof ApiError)) return null;
  const codes = (error.details.errors ?? []).map(({ code }) => code);
  if (codes.includes('AlreadyExist')) return 'AlreadyEntered';
  return codes.includes('MustAvailable') ? 'NeverFits' : null;
}
