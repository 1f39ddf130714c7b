import type { LimitCounters } from '../../../../shared/domain/capacity/availability.ts';
import { iceOfEntry } from '../../../../shared/domain/capacity/decidePlaces.ts';
import {
  decidePromotion,
  waitlistsToPromote,
  type Promotion,
} from '../../../../shared/domain/capacity/decidePromotion.ts';
import { limitsOf, type Limits } from '../../../../shared/domain/capacity/limits.ts';
import { hasEnded } from '../../../../shared/domain/registration/hasEnded.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { limitCounters } from '../../../store/capacity/counters.ts';
import { capacityItemsOf, headOfWaitlist } from '../../../store/capacity/repository.ts';
import { findCompetition, type StoredCompetition } from '../../../store/competitions/repository.ts';
import { findEntry } from '../../../store/entries/repository.ts';
import type { StoredEntry, StoredEvent } from '../../../store/entries/storedEntry.ts';
import { getFormOfVersion } from '../../../store/forms/getFormOfVersion.ts';
import type { NotificationContent } from '../../../store/notifications/notification.ts';
import { notificationWrites } from '../../../store/notifications/notificationWrites.ts';
import { CapacityConflict } from '../capacity/capacityWrites.ts';
import { saveEntry } from '../save/saveEntry.ts';

/** Heads that one call promotes at most, because the family that freed the place waits for its answer. */
const MAX_HEADS = 60;

interface PromotionRound {
  readonly competition: StoredCompetition;
  readonly limits: Limits;
  readonly now: Date;
}

/**
 * Gives free places to the heads of the waitlists, one transaction for each entry with its notification, until
 * no head fits. Call it after every change that may free a place or raise a limit; the next call continues where
 * one stopped or failed. Nobody is promoted in a competition that is archived or over.
 */
export async function promoteWaitlisted(competitionId: string, now: Date): Promise<void> {
  const counters = limitCounters(await capacityItemsOf(competitionId));
  if (waitlistsToPromote(counters).length === 0) return;
  const competition = await findCompetition(competitionId);
  if (!competition || competition.state === 'archived' || hasEnded(competition, now)) return;
  const form = await getFormOfVersion(competition.formId, competition.formVersion);
  if (!form) return;
  const round: PromotionRound = { competition, limits: limitsOf(form, competition), now };
  try {
    await promoteHeads(counters, round);
  } catch (error) {
    // The change that freed the place is stored, so its call must not fail; the next promotion continues.
    if (!(error instanceof ApiError)) throw error;
  }
}

async function promoteHeads(read: LimitCounters, round: PromotionRound): Promise<void> {
  let counters = read;
  let heads = 0;
  let lists = waitlistsToPromote(counters);
  while (lists.length > 0 && heads < MAX_HEADS) {
    let isAnyChanged = false;
    for (const list of lists) {
      if (heads >= MAX_HEADS || !(await promoteHead(list, counters, round))) continue;
      heads++;
      isAnyChanged = true;
      counters = limitCounters(await capacityItemsOf(round.competition.id));
    }
    // An entry that moved on may now be the head of another list.
    lists = isAnyChanged ? waitlistsToPromote(counters) : [];
  }
}

/** Whether the list's head may be another now: it was promoted, moved on, or changed at the same moment. */
async function promoteHead(list: string, counters: LimitCounters, round: PromotionRound): Promise<boolean> {
  const { competition, limits, now } = round;
  const head = await headOfWaitlist(competition.id, list);
  const [first] = head;
  const entry = first && (await findEntry(first.accountId, first.entryId));
  if (!entry) return false;
  const eventIds = head.map(({ eventId }) => eventId);
  const promotions = decidePromotion(entry, list, eventIds, { counters, limits });
  if (promotions.size === 0) return false;

  const promoted = [...promotions].filter(([, { outcome }]) => outcome === 'confirmed').map(([id]) => id);
  const hasPlace = promoted.length > 0;
  const notice: NotificationContent = { what: 'promoted', events: promoted };
  try {
    await saveEntry(entry, withPromotions(entry, promotions, limits), {
      action: hasPlace ? 'promoted' : 'joined',
      by: null,
      now,
      limits,
      listRevisions: new Map([[list, counters.get(list)?.['reordered'] ?? 0]]),
      extraWrites: (changed) => (hasPlace ? notificationWrites({ entry: changed, notice }, now) : []),
    });
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
  return true;
}

function withPromotions(
  entry: StoredEntry,
  promotions: ReadonlyMap<string, Promotion>,
  limits: Limits,
): StoredEntry {
  const events = entry.events.map((event): StoredEvent => {
    const promotion = promotions.get(event.id);
    if (!promotion || !event.waiting) return event;
    return promotion.outcome === 'confirmed'
      ? { ...event, state: 'confirmed', waiting: null }
      : { ...event, waiting: { ...event.waiting, list: promotion.list } };
  });
  return { ...entry, events, iceSeconds: iceOfEntry(events, limits, entry) };
}

function isConflict(error: unknown): boolean {
  return error instanceof CapacityConflict || (error instanceof ApiError && error.code === 'VersionConflict');
}
