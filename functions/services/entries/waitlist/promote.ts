import { hasEnded } from '../../../../shared/domain/registration/hasEnded.ts';
import { findCompetition, type StoredCompetition } from '../../../store/competitions/repository.ts';
import { changeEntry } from '../save/changeEntry.ts';
import { limitCounters, type LimitCounters } from '../../../store/capacity/limitCounters.ts';
import { limitsOf, type Limits } from '../capacity/limits.ts';
import { PlacesChanged } from '../capacity/placeSteps.ts';
import { findEntry } from '../../../store/entries/repository.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';
import { formOfVersion } from '../../../store/forms/formOfVersion.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Notice } from '../../../store/notifications/notice.ts';
import { noticeSteps, type News } from '../../../store/notifications/noticeSteps.ts';
import { sendNotices } from '../../notifications/sendNotices.ts';
import { promotion } from './promotion.ts';
import { headOf, placesOf, type Waiting } from '../../../store/capacity/repository.ts';

/** Heads that one call takes up, so that whoever freed a place does not wait for a whole hall. */
const MOST_HEADS = 60;

interface Round {
  readonly competition: StoredCompetition;
  readonly limits: Limits;
  readonly now: Date;
  readonly news: News[];
}

/**
 * Gives places that came free to the heads of the waiting lists, each in a transaction of its own with the
 * mail that tells of it, until no head fits. After whatever frees a place or raises a limit; what a call
 * does not come to, or breaks off at, the next call for the competition finishes. Nobody gets a place in a
 * competition that is archived or over.
 */
export async function promote(competitionId: string, now: Date): Promise<void> {
  const counters = limitCounters(await placesOf(competitionId));
  if (waitedFor(counters).length === 0) return;
  const competition = await findCompetition(competitionId);
  if (!competition || competition.state === 'archived' || hasEnded(competition, now)) return;
  const form = await formOfVersion(competition.formId, competition.formVersion);
  if (!form) return;
  const round: Round = { competition, limits: limitsOf(form, competition), now, news: [] };
  try {
    await promoteHeads(counters, round);
  } catch (error) {
    // What freed the place stands; those who wait are promoted by whatever comes next.
    if (!(error instanceof ApiError)) throw error;
  } finally {
    await sendNotices(round.news, now);
  }
}

/** The lists in which somebody waits, those of the later limits first. */
function waitedFor(counters: LimitCounters): string[] {
  const order = (list: string) => (list.startsWith('event:') ? 2 : list.startsWith('format:') ? 1 : 0);
  return [...counters]
    .filter(([, counts]) => (counts['waiting'] ?? 0) > 0)
    .map(([list]) => list)
    .sort((one, other) => order(one) - order(other));
}

async function promoteHeads(read: LimitCounters, round: Round): Promise<void> {
  let counters = read;
  let heads = 0;
  let lists = waitedFor(counters);
  while (lists.length > 0 && heads < MOST_HEADS) {
    const still: string[] = [];
    for (const list of lists) {
      if (heads >= MOST_HEADS || !(await promoteHead(list, counters, round))) continue;
      heads++;
      still.push(list);
      counters = limitCounters(await placesOf(round.competition.id));
    }
    // What moved on may have come to the head of another list.
    lists = still.length > 0 ? waitedFor(counters) : [];
  }
}

/** Whether the list's head is not what it was: it has a place, has moved on, or was changed meanwhile. */
async function promoteHead(list: string, counters: LimitCounters, round: Round): Promise<boolean> {
  const { competition, limits, now, news } = round;
  const head = await headOf(competition.id, list);
  const entry = await entryAtHead(head);
  const found =
    entry &&
    promotion(
      entry,
      list,
      head.map(({ eventId }) => eventId),
      { counters, limits },
    );
  if (!found) return false;
  const { after, promoted } = found;
  const notice: Notice = { what: 'promoted', events: [...promoted] };
  try {
    const stored = await changeEntry(entry, after, {
      ...{ what: promoted.length > 0 ? 'promoted' : 'joined', by: null, now, limits },
      orders: new Map([[list, counters.get(list)?.['reordered'] ?? 0]]),
      extra: (entryStored) => (promoted.length > 0 ? noticeSteps({ entry: entryStored, notice }, now) : []),
    });
    if (promoted.length > 0) news.push({ entry: stored, notice, competition });
  } catch (error) {
    const isMeanwhile =
      error instanceof PlacesChanged || (error instanceof ApiError && error.code === 'VersionConflict');
    if (!isMeanwhile) throw error;
  }
  return true;
}

async function entryAtHead([first]: readonly Waiting[]): Promise<StoredEntry | null> {
  return first ? findEntry(first.accountId, first.entryId) : null;
}
