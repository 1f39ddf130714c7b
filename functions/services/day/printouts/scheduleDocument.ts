import {
  DOCUMENTS_OF_RUNS,
  type PaperSize,
  type ScheduleDocument,
} from '../../../../shared/contract/core/documentWords.ts';
import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import type {
  DayPrintout,
  PrintedSkater,
  PrintoutFacts,
} from '../../../../shared/domain/day/printouts/printoutFacts.ts';
import { printoutOf, type PrintoutKind } from '../../../../shared/domain/day/printouts/printoutOf.ts';
import { DAY_WORDS } from '../../../../shared/domain/day/words/dayWords.ts';
import { momentText } from '../../../../shared/domain/core/dates/venueClock.ts';
import {
  publicBlocks,
  type PublishedSkater,
} from '../../../../shared/domain/planning/published/publicBlocks.ts';
import { blocksOfFlights } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { ApiError, refuse } from '../../../platform/errors/apiError.ts';
import { getCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { dayOf } from '../../../store/day/running/repository.ts';
import type { StoredStarter } from '../../../store/day/running/storedDay.ts';
import { findIce, type StoredIce } from '../../../store/entering/ice/repository.ts';
import { eventsOf, formOf } from '../../planning/published/loadSchedule.ts';
import { publishedPlan, type PlanOfVersion } from '../../planning/published/publishedPlans.ts';
import { publishedSkaters } from '../../planning/published/publishedSkaters.ts';
import { addressOfScreen } from './addressOfScreen.ts';
import { loadCompetitionMusic } from '../../entering/music/readMusic.ts';
import { announcedSkaters } from '../../entering/duplicates/announcedSkaters.ts';
import { dayOfPrintouts, runNumbers, versionOfDay } from './dayOfPrintouts.ts';
import { judgedFlights } from './judgedFlights.ts';
import { medalRulesOf } from './medalRules.ts';
import { resultPrintout } from './resultPrintout.ts';

export interface WantedDocument {
  readonly document: ScheduleDocument;
  readonly paper: PaperSize;
  /** Of the only day, surface, event or flight that is wanted. */
  readonly date?: string | undefined;
  readonly surface?: string | undefined;
  readonly event?: string | undefined;
  readonly flight?: string | undefined;
  /** From 1. */
  readonly run?: string | undefined;
}

/** A call has ten seconds, in which some hundred pages can be drawn. */
const MOST_SHEETS = 60;

/**
 * A paper of the published schedule, as the day has made it, as PDF in base64.
 * @throws {ApiError} NotFound for an unknown competition, and where nothing is published of what is wanted;
 * ValidationFailed (run or event, NotNull) where that is too much for one file
 */
export async function scheduleDocument(
  competitionId: string,
  wanted: WantedDocument,
  now: Date,
): Promise<string> {
  const [competition, published, ice] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    findIce(competitionId),
  ]);
  if (!published) throw new ApiError('NotFound');
  const { timeZone } = competition;
  const { document } = wanted;
  const { plan } = published;
  const form = await formOf(competition);
  const isOfPaper = wantedFlights(plan, wanted);
  // Until the next version the plan has the flights of an event that was cancelled since.
  const isWanted = (flight: FlightOfEvent) =>
    isOfPaper(flight) && !published.cancelledEvents.includes(flight.eventId);
  const known = { competition, ice, form, isWanted };
  const paper =
    document === 'results'
      ? await resultPrintout({ ...known, plan })
      : await printoutOfDay({ ...known, published, document, wanted, now });
  if (paper.sheets.length === 0) throw new ApiError('NotFound');
  if (paper.sheets.length > MOST_SHEETS && document === 'results')
    refuse([{ field: 'event', code: 'NotNull' }]);
  if (paper.sheets.length > MOST_SHEETS && DOCUMENTS_OF_RUNS.includes(document))
    refuse([{ field: 'run', code: 'NotNull' }]);
  // The PDF renderer is large, so only requests for a file load it.
  const { renderPrintout } = await import('../../core/documents/printoutPdf.ts');
  // A version does not count withdrawals and corrected names: the time tells two printouts apart.
  const printed = DAY_WORDS.printouts.printed(momentText(now.toISOString(), timeZone, 'long'));
  const pdf = await renderPrintout(paper, {
    size: wanted.paper,
    competition: competition.name,
    version: printed,
    remarks: [`${printed}.`],
    publishedAt: now,
    linkOf: ({ screen }) => addressOfScreen(competitionId, screen),
  });
  return Buffer.from(pdf).toString('base64');
}

interface FlightOfEvent {
  readonly id: string;
  readonly eventId: string;
}

interface OfDay {
  readonly competition: StoredCompetition;
  readonly published: PlanOfVersion;
  readonly ice: StoredIce | null;
  readonly form: Form;
  readonly document: PrintoutKind;
  readonly wanted: WantedDocument;
  readonly now: Date;
  readonly isWanted: (flight: FlightOfEvent) => boolean;
}

/** For everybody with names as they are published, else with full names and with who does not skate. */
async function printoutOfDay(known: OfDay): Promise<DayPrintout> {
  const { competition, published, ice, form, document, wanted, isWanted, now } = known;
  const isForEverybody = document === 'wall' || document === 'schedule';
  const [skaters, stored] = await Promise.all([
    isForEverybody
      ? publishedSkaters(competition, form).then(printedAsPublished)
      : announcedSkaters(competition.id),
    dayOf(competition.id),
  ]);
  const printed: ReadonlyMap<string, PrintedSkater> =
    document === 'checkIn' ? withCheckIns(skaters, stored.starters, competition) : skaters;
  const day = dayOfPrintouts({ published, day: stored, timeZone: competition.timeZone, skaters });
  // Medals are ordered beforehand.
  const { plan } = document === 'medals' ? published : day;
  const events = eventsOf(form);
  const warmUpSeconds = new Map(events.map((event) => [event.id, event.warmUpSeconds]));
  const isPart = wanted.run !== undefined || wanted.event !== undefined || wanted.flight !== undefined;
  const blocks = publicBlocks(plan, { skaters: printed, warmUpSeconds }, wanted.date).filter(
    ({ surfaceId, flight }) =>
      (wanted.surface === undefined || surfaceId === wanted.surface) && (flight ? isWanted(flight) : !isPart),
  );
  const counts = new Map(
    blocks.flatMap(({ flight }) => (flight ? [[flight.id, flight.skaters.length] as const] : [])),
  );
  const judging = DOCUMENTS_OF_RUNS.includes(document)
    ? await judgedFlights(competition.id, { plan: published.plan, skaters: counts, form, ice })
    : null;
  return printoutOf(document, {
    timeZone: competition.timeZone,
    blocks,
    runs: day.runs,
    changed: isForEverybody ? new Map() : day.changed,
    // Medals are ordered beforehand: their list does not follow the day.
    version: document === 'medals' ? versionOfDay(published, [], competition.timeZone) : day.version,
    surfaces: new Map((ice?.surfaces ?? []).map(({ id, name }) => [id, name])),
    events: new Map(events.map(({ id, format, level }) => [id, eventLabel(format, level)])),
    ...(judging && { judging }),
    ...(document === 'medals' && { medals: await medalRulesOf(competition.id) }),
    ...(document === 'cues' && { cues: await cuesOf(competition.id, now) }),
  });
}

/** A list that is printed during the day has the ticks of the screen. */
function withCheckIns(
  skaters: ReadonlyMap<string, PrintedSkater>,
  starters: readonly StoredStarter[],
  { timeZone }: StoredCompetition,
): ReadonlyMap<string, PrintedSkater> {
  const here = new Map(
    starters.flatMap(({ programmeId, state, at }) =>
      state === 'checkedIn' ? [[programmeId, momentText(at, timeZone)] as const] : [],
    ),
  );
  return new Map(
    [...skaters].map(([id, skater]) => {
      const hereSince = here.get(id);
      return [id, hereSince === undefined ? skater : { ...skater, hereSince }];
    }),
  );
}

async function cuesOf(competitionId: string, now: Date): Promise<NonNullable<PrintoutFacts['cues']>> {
  const { programmes } = await loadCompetitionMusic(competitionId, { seen: 'all', now });
  return programmes.map(({ title, file, seconds, plays }) => ({
    title,
    seconds: file ? Math.round(file.to - file.from) : seconds,
    plays,
  }));
}

/** Whether a paper of a flight is wanted. Without a time it has no day, no surface and no run. */
function wantedFlights(
  plan: PlanOfVersion['plan'],
  { date, surface, event, flight, run }: WantedDocument,
): (flight: FlightOfEvent) => boolean {
  const [blocks, runs] = [blocksOfFlights(plan), runNumbers(plan)];
  return ({ id, eventId }) =>
    (flight === undefined || id === flight) &&
    (event === undefined || eventId === event) &&
    (date === undefined || blocks.get(id)?.date === date) &&
    (surface === undefined || blocks.get(id)?.surfaceId === surface) &&
    (run === undefined || runs.get(id) === Number(run));
}

const printedAsPublished = (
  skaters: ReadonlyMap<string, PublishedSkater>,
): ReadonlyMap<string, PrintedSkater> =>
  new Map(
    [...skaters].map(([id, { name, rink }]) => [id, { name, sayAs: '', rink: rink ?? '', musicTitle: '' }]),
  );
