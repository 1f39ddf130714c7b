import type { LimitCounters } from '../../../../../shared/domain/entering/capacity/availability.ts';
import { iceOfEntry } from '../../../../../shared/domain/entering/capacity/decidePlaces.ts';
import {
  decidePromotion,
  waitlistsToPromote,
  type Promotion,
} from '../../../../../shared/domain/entering/capacity/decidePromotion.ts';
import { limitsOf, type Limits } from '../../../../../shared/domain/entering/capacity/limits.ts';
import { hasEnded } from '../../../../../shared/domain/core/registration/hasEnded.ts';
import { ApiError } from '../../../../platform/errors/apiError.ts';
import { limitCounters } from '../../../../store/entering/capacity/counters.ts';
import { capacityItemsOf, headOfWaitlist } from '../../../../store/entering/capacity/repository.ts';
import {
  findCompetition,
  type StoredCompetition,
} from '../../../../store/entering/competitions/repository.ts';
import {
  recordStuckHead,
  type StuckReason,
} from '../../../../store/entering/capacity/stuckHeadRepository.ts';
import { findEntry } from '../../../../store/entering/entries/repository.ts';
import type { StoredEntry, StoredEvent } from '../../../../store/entering/entries/storedEntry.ts';
import { getFormOfVersion } from '../../../../store/entering/forms/getFormOfVersion.ts';
import type { NotificationContent } from '../../../../store/entering/notifications/notification.ts';
import { notificationWrites } from '../../../../store/entering/notifications/notificationWrites.ts';
import { CapacityConflict } from '../capacity/capacityWrites.ts';
import { PriceStepTaken } from '../pricing/priceSteps.ts';
import { saveEntry } from '../save/saveEntry.ts';
import { touchPublishedEntries } from '../../../../store/core/stamps/stampRepository.ts';

/** Heads that one call promotes at most, because the family that freed the place waits for its answer. */
const MAX_HEADS = 60;

interface PromotionRound {
  readonly competition: StoredCompetition;
  readonly limits: Limits;
  readonly now: Date;
}

/** `unfinished`: more heads than one call promotes; `stuck`: no head fits any more but one that is refused. */
export type Promoted = 'finished' | 'unfinished' | 'stuck';

/**
 * Gives free places to the heads of the waitlists, one transaction for each entry with its notification, until
 * no head fits. Call it after every change that may free a place or raise a limit; the next call continues where
 * one stopped or failed. A head that is refused is recorded with its list, and the other lists go on. Nobody is
 * promoted in a competition that is archived or over.
 * @throws {ApiError} Busy
 */
export async function promoteWaitlisted(competitionId: string, now: Date): Promise<Promoted> {
  const counters = limitCounters(await capacityItemsOf(competitionId));
  if (waitlistsToPromote(counters).length === 0) return 'finished';
  const competition = await findCompetition(competitionId);
  if (!competition || competition.state === 'archived' || hasEnded(competition, now)) return 'finished';
  const form = await getFormOfVersion(competition.formId, competition.formVersion);
  if (!form) return 'finished';
  return promoteHeads(counters, { competition, limits: limitsOf(form, competition), now });
}

async function promoteHeads(read: LimitCounters, round: PromotionRound): Promise<Promoted> {
  const stuck = new Set<string>();
  const toPromote = (counters: LimitCounters) =>
    waitlistsToPromote(counters).filter((list) => !stuck.has(list));
  let counters = read;
  let heads = 0;
  let promoted = 0;
  let lists = toPromote(counters);
  while (lists.length > 0) {
    let isAnyChanged = false;
    for (const list of lists) {
      if (heads >= MAX_HEADS) {
        // A head that always changes at the same moment is not for the next round at once.
        if (promoted === 0) throw new ApiError('Busy');
        return 'unfinished';
      }
      const outcome = await promoteHead(list, counters, round);
      if (outcome === 'refused') stuck.add(list);
      if (outcome === 'promoted') promoted++;
      if (outcome === 'refused' || outcome === 'stays') continue;
      heads++;
      isAnyChanged = true;
      counters = limitCounters(await capacityItemsOf(round.competition.id));
    }
    // An entry that moved on may now be the head of another list.
    lists = isAnyChanged ? toPromote(counters) : [];
  }
  return stuck.size > 0 ? 'stuck' : 'finished';
}

/** `promoted` or moved on, so that the list has another head; `changed` at the same moment, so that it may have. */
type HeadPromoted = 'promoted' | 'changed' | 'stays' | 'refused';

async function promoteHead(
  list: string,
  counters: LimitCounters,
  round: PromotionRound,
): Promise<HeadPromoted> {
  const { competition, limits, now } = round;
  const head = await headOfWaitlist(competition.id, list);
  const [first] = head;
  const entry = first && (await findEntry(first.accountId, first.entryId));
  if (!entry) return 'stays';
  const eventIds = head.map(({ eventId }) => eventId);
  const promotions = decidePromotion(entry, list, eventIds, { counters, limits });
  if (promotions.size === 0) return 'stays';

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
    if (isConflict(error)) return 'changed';
    const reason = refusalOf(error);
    if (!reason) throw error;
    await recordStuckHead(
      { competitionId: competition.id, list, entryId: entry.id, version: entry.version, reason },
      now,
    );
    return 'refused';
  }
  if (hasPlace) await touchPublishedEntries(competition);
  return 'promoted';
}

/** Why the entry cannot take its place, whoever tries again; null for what may pass. */
function refusalOf(error: unknown): StuckReason | null {
  if (error instanceof PriceStepTaken) return 'refused';
  if (!(error instanceof ApiError) || error.code !== 'ValidationFailed') return null;
  const codes = (error.details.errors ?? []).map(({ code }) => code);
  if (codes.includes('MustWithin')) return 'tooLarge';
  return codes.includes('AlreadyExist') ? 'alreadyEntered' : 'refused';
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
