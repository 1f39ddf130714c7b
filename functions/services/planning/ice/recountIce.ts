import { ENTRY_KINDS, type Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { iceOf } from '../../../../shared/domain/entering/capacity/availability.ts';
import { iceOfEntry } from '../../../../shared/domain/entering/capacity/decidePlaces.ts';
import { limitsOf, type Limits } from '../../../../shared/domain/entering/capacity/limits.ts';
import { iceSecondsOf } from '../../../../shared/domain/entering/onIce/iceTimes.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { runInParallel } from '../../../platform/runInParallel.ts';
import { RECORDS_MILLISECONDS } from '../../../platform/workTime.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { entriesOfCompetition } from '../../../store/entering/entries/lists.ts';
import { findEntry } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { getFormOfVersion } from '../../../store/entering/forms/getFormOfVersion.ts';
import { promoteNow } from '../../entering/entries/followUp/followUp.ts';
import { retryOnVersionConflict, saveEntry } from '../../entering/entries/save/saveEntry.ts';

const CONCURRENCY = 5;
const PAGE_SIZE = 200;

interface Recount {
  readonly ice: ReadonlyMap<string, number>;
  readonly limits: Limits;
  readonly by: string;
  readonly now: Date;
}

/**
 * Counts entries by the form's present times, entry by entry: each carries what it takes, so its counters move by
 * the difference in its own transaction and stay right whatever else happens. Places and waitlists stay; entries
 * that now take more than the limits only stop new ones.
 * @returns how many entries changed, and whether none is left
 * @throws {ApiError} NotFound; CompetitionArchived; Busy
 */
export async function recountIce(
  competitionId: string,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<{ recounted: number; done: boolean }> {
  const competition = await getCompetition(competitionId);
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  const form = await getFormOfVersion(competition.formId, competition.formVersion);
  if (!form) throw new Error(`Competition ${competitionId} has no form`);
  const recount: Recount = { ice: iceByEvent(form), limits: limitsOf(form, competition), by, now };

  const end = performance.now() + RECORDS_MILLISECONDS;
  let recounted = 0;
  for (const kind of ENTRY_KINDS) {
    let cursor: string | undefined;
    do {
      const page = await entriesOfCompetition({ competitionId, kind, cursor, size: PAGE_SIZE });
      const stale = page.entries.filter((entry) => isStale(entry, recount));
      const left = end - performance.now();
      const changed = await runInParallel(stale, CONCURRENCY, left, (entry) => recountEntry(entry, recount));
      recounted += changed.length;
      if (changed.length < stale.length) return { recounted, done: false };
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
  // Places stay, but shorter programmes may leave room for who waits.
  await promoteNow(competitionId, now);
  return { recounted, done: true };
}

const iceByEvent = ({ formats }: Form) =>
  new Map(
    formats.flatMap((format) =>
      format.events.map((event) => [event.id, iceSecondsOf(format, event)] as const),
    ),
  );

/** An event that the form no longer has keeps what it took. A change of duration is the form's, not the entry's. */
const isStale = ({ state, events }: StoredEntry, { ice }: Recount) =>
  state !== 'withdrawn' && events.some((event) => (ice.get(event.id) ?? iceOf(event)) !== iceOf(event));

async function recountEntry({ accountId, id }: StoredEntry, recount: Recount): Promise<void> {
  const { ice, limits, by, now } = recount;
  await retryOnVersionConflict(async () => {
    const entry = await findEntry(accountId, id);
    if (!entry || !isStale(entry, recount)) return;
    const events = entry.events.map((event) => ({
      ...event,
      iceSeconds: ice.get(event.id) ?? iceOf(event),
    }));
    const after = { ...entry, events, iceSeconds: iceOfEntry(events, limits, entry) };
    await saveEntry<StoredEntry>(entry, after, { action: 'iceRecounted', by, now, limits });
  });
}
