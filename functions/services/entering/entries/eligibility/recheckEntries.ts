import type { EntryKind, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { ApiError } from '../../../../platform/errors/apiError.ts';
import {
  findCompetition,
  type StoredCompetition,
} from '../../../../store/entering/competitions/repository.ts';
import { entriesOfCompetition } from '../../../../store/entering/entries/lists.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { getFormOfVersion } from '../../../../store/entering/forms/getFormOfVersion.ts';
import { notificationWrites } from '../../../../store/entering/notifications/notificationWrites.ts';
import { saveEntry } from '../save/saveEntry.ts';
import { checkEntry } from './evaluateEntry.ts';

interface RecheckRequest {
  readonly competitionId: string;
  readonly kind: EntryKind;
  readonly cursor: string | undefined;
  /** The organiser's account. */
  readonly by: string;
  readonly now: Date;
}

/** An entry whose findings have changed. */
interface RecheckedEntry {
  readonly entry: StoredEntry;
  /** How many findings are new: one that is gone needs no mail. */
  readonly added: number;
}

interface Recheck {
  readonly rechecked: readonly RecheckedEntry[];
  /** How many entries are left as they are, because the registry did not answer. */
  readonly unanswered: number;
}

/**
 * Rechecks one page of a competition's entries, and notifies families of new findings.
 * @throws {ApiError} NotFound; CompetitionArchived
 */
export async function recheckPage({
  competitionId,
  kind,
  cursor,
  by,
  now,
}: RecheckRequest): Promise<Recheck & { readonly count: number; readonly nextCursor: string | null }> {
  const competition = await findCompetition(competitionId);
  if (!competition) throw new ApiError('NotFound');
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  const [form, page] = await Promise.all([
    getFormOfVersion(competition.formId, competition.formVersion),
    entriesOfCompetition({ competitionId, kind, cursor }),
  ]);
  if (!form) throw new Error(`Competition ${competition.id} has no form`);

  const result = await recheckAll(page.entries, { competition, form, by, now });
  return { ...result, count: page.entries.length, nextCursor: page.nextCursor };
}

interface RecheckContext {
  readonly competition: StoredCompetition;
  readonly form: Form;
  readonly by: string;
  readonly now: Date;
}

/** Entries evaluated at the same time: each asks the registry and reads the family's other entries. */
const CONCURRENCY = 10;

/** After this many rounds without an answer the registry is asked no more: each takes up to ten seconds. */
const MAX_SILENT_ROUNDS = 2;

/** Rechecks entries, a few at a time, for as long as the registry answers. */
export async function recheckAll(entries: readonly StoredEntry[], context: RecheckContext): Promise<Recheck> {
  const rechecked: RecheckedEntry[] = [];
  let [unanswered, silentRounds] = [0, 0];
  for (let start = 0; start < entries.length; start += CONCURRENCY) {
    const some = entries.slice(start, start + CONCURRENCY);
    if (silentRounds === MAX_SILENT_ROUNDS) {
      unanswered += some.length;
      continue;
    }
    const found = await Promise.all(some.map((entry) => recheckEntry(entry, context)));
    if (found.includes('unanswered')) silentRounds += 1;
    unanswered += found.filter((one) => one === 'unanswered').length;
    rechecked.push(...found.filter((one) => one !== null && one !== 'unanswered'));
  }
  return { rechecked, unanswered };
}

/**
 * Evaluates a stored entry again and saves its new findings; it keeps its place whatever they are. While
 * the registry does not answer the findings stay: a service that is down is no reason to mail a family.
 * @returns null where nothing changed, or where somebody is changing the entry, which evaluates it too
 */
async function recheckEntry(
  entry: StoredEntry,
  context: RecheckContext,
): Promise<RecheckedEntry | 'unanswered' | null> {
  if (entry.state === 'withdrawn') return null;
  const { by, now } = context;
  const { findings, isUnanswered } = await checkEntry(entry, context);
  if (isUnanswered) return 'unanswered';
  const [before, after] = [new Set(entry.checks.map(findingKey)), new Set(findings.map(findingKey))];
  const added = [...after].filter((key) => !before.has(key)).length;
  if (added === 0 && before.size === after.size) return null;

  const notice = { what: 'remarks', count: added } as const;
  const extraWrites = (stored: StoredEntry) =>
    added > 0 ? notificationWrites({ entry: stored, notice }, now) : [];
  try {
    const changed = await saveEntry<StoredEntry>(
      entry,
      { ...entry, checks: findings },
      { action: 'rechecked', by, now, extraWrites },
    );
    return { entry: changed, added };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'VersionConflict') return null;
    throw error;
  }
}

function findingKey({ rule, outcome, reason, person, event }: StoredEntry['checks'][number]): string {
  return [rule, outcome, reason, person, event].join('|');
}
