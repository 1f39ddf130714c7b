import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import type { StoredCompetition } from '../../../store/competitions/repository.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import {
  notificationWrites,
  type EntryNotification,
} from '../../../store/notifications/notificationWrites.ts';
import { saveEntry } from '../save/saveEntry.ts';
import { checkEntry } from './evaluateEntry.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/** What entries are looked at with, and who does it. */
export interface RecheckContext {
  readonly competition: StoredCompetition;
  readonly form: Form;
  readonly by: string;
  readonly now: Date;
}

/** What became of an entry that was looked at again. */
export interface RecheckedEntryResult {
  readonly entry: StoredEntry;
  readonly added: number;
  /** Null where nothing was added: that something is well again needs no mail. */
  readonly notification: EntryNotification | null;
}

/**
 * Asks the rules again about an entry that is in. What they remark now stands with it and who is
 * concerned is told of what is new; the entry keeps its place whatever they say. While a registry does
 * not answer it keeps its remarks as well: nobody is written to because a service is down.
 * @returns null where they say what they said before, or where the entry is being changed meanwhile,
 * which asks them too
 */
export async function recheckEntry(
  entry: StoredEntry,
  context: RecheckContext,
): Promise<RecheckedEntryResult | 'unanswered' | null> {
  if (entry.state === 'withdrawn') return null;
  const { competition, by, now } = context;
  const { findings, isUnanswered } = await checkEntry(entry, context);
  if (isUnanswered) return 'unanswered';
  const [before, after] = [entry.checks, findings].map((checks) => new Set(checks.map(findingKey)));
  const added = [...(after ?? [])].filter((remark) => !before?.has(remark)).length;
  if (added === 0 && before?.size === after?.size) return null;
  const notice = { what: 'remarks', count: added } as const;
  try {
    const changed = await saveEntry(
      entry,
      { ...entry, checks: findings },
      {
        action: 'rechecked',
        by,
        now,
        extraWrites: (stored) => (added > 0 ? notificationWrites({ entry: stored, notice }, now) : []),
      },
    );
    return {
      entry: changed,
      added,
      notification: added > 0 ? { entry: changed, notice, competition } : null,
    };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'VersionConflict') return null;
    throw error;
  }
}

/** Whether two remarks are the same: of one rule about one person and event, for one reason. */
function findingKey({ rule, outcome, reason, person, event }: StoredEntry['checks'][number]): string {
  return [rule, outcome, reason, person, event].join('|');
}
