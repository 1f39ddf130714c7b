import type { CompetitionDashboard } from '../../../../../shared/contract/entering/competitions/dashboard.ts';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import {
  attention,
  countsMissingMusic,
} from '../../../../../shared/domain/entering/competitions/attention.ts';
import {
  type EntryCounts,
  type KindSums,
  sumsByKind,
  entriesOfDays,
  entrySums,
  missingWaivers,
} from '../../../../../shared/domain/entering/capacity/entryCounts.ts';
import {
  availablePlaces,
  type TakenPlaces,
} from '../../../../../shared/domain/entering/capacity/availablePlaces.ts';
import {
  earlierWaiverVersion,
  waiverVersion,
} from '../../../../../shared/domain/people/consent/waiverVersion.ts';
import { sharedNumbers } from '../../../../../shared/domain/people/membership/sharedNumbers.ts';
import {
  findCompetition,
  type StoredCompetition,
} from '../../../../store/entering/competitions/repository.ts';
import { getFormOfVersion } from '../../../../store/entering/forms/getFormOfVersion.ts';
import { ApiError } from '../../../../platform/errors/apiError.ts';
import type { Session } from '../../../../platform/http/session.ts';
import { hasUnsentItems } from '../../../../platform/outbox/outboxRepository.ts';
import {
  eventCounters,
  readTakenPlaces,
  type EventCounter,
} from '../../../../store/entering/capacity/counters.ts';
import { markedNumbers } from '../../../../store/entering/entries/markedNumbers.ts';
import { allNumberUses, usesOfNumbers } from '../../../../store/entering/entries/memberNumbers.ts';
import { missingMusic } from '../../../../../shared/domain/entering/music/missingMusic.ts';
import { musicRulesOf } from '../../../../store/entering/music/rulesRepository.ts';
import { loadCompetitionMusic } from '../../music/readMusic.ts';
import { stuckWaitlists } from '../waitlist/stuckWaitlists.ts';
import { capacityItemsOf } from '../../../../store/entering/capacity/repository.ts';

/**
 * The manager's dashboard. Its cost grows with the events and not with the entries: it reads the competition, its
 * form, the counters by one query, who has the membership numbers that are marked, and whether a mail failed. Only in the
 * weeks in which music is due it reads whose is missing.
 * @throws {ApiError} NotFound
 */
export async function loadDashboard(competitionId: string, now: Date): Promise<CompetitionDashboard> {
  const [competition, items, marked, hasUnsentMails, stuck] = await Promise.all([
    findCompetition(competitionId),
    capacityItemsOf(competitionId),
    markedNumbers(competitionId),
    hasUnsentItems(competitionId),
    stuckWaitlists(competitionId),
  ]);
  if (!competition) throw new ApiError('NotFound');
  const [form, shared, withoutMusic] = await Promise.all([
    getFormOfVersion(competition.formId, competition.formVersion),
    countSharedNumbers(competition, marked),
    countMissingMusic(competition, now),
  ]);
  const counters = eventCounters(items);
  const counts = counters.map((counter) => counter.counts);
  const sums = entrySums(counts);
  const taken = { ...readTakenPlaces(items), entriesLeft: null, iceSecondsLeft: null };
  const events = dashboardEvents(form, counters, taken);
  const { currency, capacity, iceMinutes } = competition;
  const attentionFacts = {
    ...sums,
    competition,
    iceMinutes,
    missingWaivers: missingWaivers(counts, storedVersions(competition.waiver)),
    sharedNumbers: shared,
    hasUnsentMails,
    stuckWaitlists: stuck.length,
    missingMusic: withoutMusic,
    entries: sums.skaters + sums.teams + sums.dances,
    events: events.map(({ format, level, ...event }) => ({
      ...event,
      format: format ?? '',
      level: level ?? event.id,
      offered: format !== null,
    })),
  };
  return {
    ...sums,
    currency,
    capacity,
    iceMinutes,
    formatIce: formatIceOf(form, taken),
    entriesByDay: entriesOfDays(counts),
    events,
    attention: attention(attentionFacts, now),
  };
}

async function countMissingMusic(competition: StoredCompetition, now: Date): Promise<number> {
  if (!countsMissingMusic(await musicRulesOf(competition.id), competition, now)) return 0;
  return missingMusic(await loadCompetitionMusic(competition.id, { seen: 'all', now })).length;
}

const storedVersions = (text: StoredCompetition['waiver']) =>
  [waiverVersion(text), earlierWaiverVersion(text)].filter((version) => version !== null);

async function countSharedNumbers(
  { id, eligibility, numberItems }: StoredCompetition,
  marked: ReadonlySet<string>,
): Promise<number> {
  if (eligibility.rules.membership === 'off') return 0;
  return sharedNumbers(await (numberItems ? usesOfNumbers(id, marked) : allNumberUses(id))).size;
}

/**
 * The sums of the events' counters, also for each kind of entry; amounts are null for head coaches, who may
 * not see them.
 * @throws {ApiError} NotFound
 */
export async function loadFigures(competitionId: string, viewer: Session) {
  const [competition, items] = await Promise.all([
    findCompetition(competitionId),
    capacityItemsOf(competitionId),
  ]);
  if (!competition) throw new ApiError('NotFound');
  const form = await getFormOfVersion(competition.formId, competition.formVersion);
  const counters = eventCounters(items);
  const sums = entrySums(counters.map(({ counts }) => counts));
  const kinds = new Map(
    (form?.formats ?? []).flatMap(({ entry, events }) => events.map(({ id }) => [id, entry] as const)),
  );
  const byKind = sumsByKind(counters, (eventId) => kinds.get(eventId) ?? null);
  const seesMoney = viewer.role !== 'HEAD_COACH';
  const shown = (kind: KindSums) => ({ ...kind, ...(!seesMoney && NO_MONEY) });
  return {
    ...sums,
    ...(!seesMoney && NO_MONEY),
    byKind: {
      individual: shown(byKind.individual),
      team: shown(byKind.team),
      dance: shown(byKind.dance),
    },
    currency: competition.currency,
  };
}

const NO_MONEY = { charged: null, paid: null } as const;

type DashboardEvent = CompetitionDashboard['events'][number];

/** The form's events with their usage, then removed events that still have entries. */
function dashboardEvents(
  form: Form | null,
  counters: readonly EventCounter[],
  taken: TakenPlaces,
): DashboardEvent[] {
  const free = new Map(form && availablePlaces(form, taken).map(({ eventId, left }) => [eventId, left]));
  const others = new Map(counters.map(({ eventId, counts }) => [eventId, counts]));
  const offered = (form?.formats ?? []).flatMap(({ format, entry, events }) =>
    events.map(({ id, level, capacity }) => {
      const counts = others.get(id);
      others.delete(id);
      return { id, format, level, entry, capacity, left: free.get(id) ?? null, ...iceUsage(counts) };
    }),
  );
  const removed = [...others].map(([id, counts]) => ({
    id,
    format: null,
    level: null,
    entry: null,
    capacity: null,
    left: null,
    ...iceUsage(counts),
  }));
  return [...offered, ...removed.filter(({ taken }) => taken > 0)];
}

function formatIceOf(form: Form | null, { seconds }: TakenPlaces): CompetitionDashboard['formatIce'] {
  return (form?.formats ?? []).flatMap(({ id, format, iceMinutes }) =>
    iceMinutes === null ? [] : [{ format, iceMinutes, usedSeconds: seconds.get(id) ?? 0 }],
  );
}

const iceUsage = (counts: EntryCounts | undefined) => ({
  taken: counts?.['taken'] ?? 0,
  iceSeconds: counts?.['iceSeconds'] ?? 0,
});
