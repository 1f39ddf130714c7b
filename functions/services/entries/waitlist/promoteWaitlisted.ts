import { hasEnded } from '../../../../shared/domain/registration/hasEnded.ts';
import { findCompetition, type StoredCompetition } from '../../../store/competitions/repository.ts';
import { saveEntry } from '../save/saveEntry.ts';
import { limitCounters, type LimitCounters } from '../../../store/capacity/limitCounters.ts';
import { limitsOf, type Limits } from '../capacity/limits.ts';
import { CapacityConflict } from '../capacity/capacityWrites.ts';
import { findEntry } from '../../../store/entries/repository.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';
import { getFormOfVersion } from '../../../store/forms/getFormOfVersion.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { NotificationContent } from '../../../store/notifications/notification.ts';
import {
  notificationWrites,
  type EntryNotification,
} from '../../../store/notifications/notificationWrites.ts';
import { deliver } from '../../notifications/deliver.ts';
import { promotionOf } from './promotionOf.ts';
import { headOfWaitlist, capacityItemsOf, type WaitlistRow } from '../../../store/capacity/repository.ts';

/** Heads that one call takes up, so that whoever freed a place does not wait for a whole hall. */
const MAX_HEADS = 60;

interface PromotionRound {
  readonly competition: StoredCompetition;
  readonly limits: Limits;
  readonly now: Date;
  readonly notifications: EntryNotification[];
}

/**
 * Gives places that came free to the heads of the waiting lists, each in a transaction of its own with the
 * mail that tells of it, until no head fits. After whatever frees a place or raises a limit; what a call
 * does not come to, or breaks off at, the next call for the competition finishes. Nobody gets a place in a
 * competition that is archived or over.
 */
export async function promoteWaitlisted(competitionId: string, now: Date): Promise<void> {
  const counters = limitCounters(await capacityItemsOf(competitionId));
  if (listsWithWaiting(counters).length === 0) return;
  const competition = await findCompetition(competitionId);
  if (!competition || competition.state === 'archived' || hasEnded(competition, now)) return;
  const form = await getFormOfVersion(competition.formId, competition.formVersion);
  if (!form) return;
  const round: PromotionRound = { competition, limits: limitsOf(form, competition), now, notifications: [] };
  try {
    await promoteFirstInLines(counters, round);
  } catch (error) {
    // What freed the place stands; those who wait are promoted by whatever comes next.
    if (!(error instanceof ApiError)) throw error;
  } finally {
    await deliver(round.notifications, now);
  }
}

/** The lists in which somebody waits, those of the later limits first. */
function listsWithWaiting(counters: LimitCounters): string[] {
  const order = (list: string) => (list.startsWith('event:') ? 2 : list.startsWith('format:') ? 1 : 0);
  return [...counters]
    .filter(([, counts]) => (counts['waiting'] ?? 0) > 0)
    .map(([list]) => list)
    .sort((one, other) => order(one) - order(other));
}

async function promoteFirstInLines(read: LimitCounters, round: PromotionRound): Promise<void> {
  let counters = read;
  let heads = 0;
  let lists = listsWithWaiting(counters);
  while (lists.length > 0 && heads < MAX_HEADS) {
    const still: string[] = [];
    for (const list of lists) {
      if (heads >= MAX_HEADS || !(await promoteFirstInLine(list, counters, round))) continue;
      heads++;
      still.push(list);
      counters = limitCounters(await capacityItemsOf(round.competition.id));
    }
    // What moved on may have come to the head of another list.
    lists = still.length > 0 ? listsWithWaiting(counters) : [];
  }
}

/** Whether the list's head is not what it was: it has a place, has moved on, or was changed meanwhile. */
async function promoteFirstInLine(
  list: string,
  counters: LimitCounters,
  round: PromotionRound,
): Promise<boolean> {
  const { competition, limits, now, notifications } = round;
  const head = await headOfWaitlist(competition.id, list);
  const entry = await firstEntry(head);
  const found =
    entry &&
    promotionOf(
      entry,
      list,
      head.map(({ eventId }) => eventId),
      { counters, limits },
    );
  if (!found) return false;
  const { after, promoted } = found;
  const notice: NotificationContent = { what: 'promoted', events: [...promoted] };
  try {
    const stored = await saveEntry(entry, after, {
      action: promoted.length > 0 ? 'promoted' : 'joined',
      by: null,
      now,
      limits,
      listRevisions: new Map([[list, counters.get(list)?.['reordered'] ?? 0]]),
      extraWrites: (entryStored) =>
        promoted.length > 0 ? notificationWrites({ entry: entryStored, notice }, now) : [],
    });
    if (promoted.length > 0) notifications.push({ entry: stored, notice, competition });
  } catch (error) {
    const isMeanwhile =
      error instanceof CapacityConflict || (error instanceof ApiError && error.code === 'VersionConflict');
    if (!isMeanwhile) throw error;
  }
  return true;
}

async function firstEntry([first]: readonly WaitlistRow[]): Promise<StoredEntry | null> {
  return first ? findEntry(first.accountId, first.entryId) : null;
}
