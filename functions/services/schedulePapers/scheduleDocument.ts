import type { PaperSize, ScheduleDocument } from '../../../shared/contract/schedule/scheduleDocuments.ts';
import { eventLabel } from '../../../shared/domain/events/eventId.ts';
import { runsOf } from '../../../shared/domain/schedule/papers/checkInLists.ts';
import type {
  PaperSheet,
  PrintedBlock,
  PrintedSkater,
} from '../../../shared/domain/schedule/papers/paper.ts';
import { paperOf } from '../../../shared/domain/schedule/papers/paperOf.ts';
import {
  publicBlocks,
  type PublishedSkater,
} from '../../../shared/domain/schedule/published/publicBlocks.ts';
import { environment } from '../../platform/environment.ts';
import { ApiError, refuse } from '../../platform/errors/apiError.ts';
import { getCompetition } from '../../store/competitions/repository.ts';
import { findIce } from '../../store/ice/repository.ts';
import { deadlineText } from '../mail/mailText.ts';
import { eventsOf, formOf } from '../publicSchedule/loadSchedule.ts';
import { publishedPlan } from '../publicSchedule/publishedPlans.ts';
import { publishedSkaters } from '../publicSchedule/publishedSkaters.ts';
import { announcedSkaters } from './announcedSkaters.ts';
import { judgedFlights } from './judgedFlights.ts';
import { medalRulesOf } from './medalRules.ts';

export interface WantedDocument {
  readonly document: ScheduleDocument;
  readonly paper: PaperSize;
  /** Of the only day and the only surface that are wanted. */
  readonly date?: string | undefined;
  readonly surface?: string | undefined;
  /** From 1. */
  readonly run?: string | undefined;
}

/** A call has ten seconds, in which some hundred pages can be drawn. */
const MOST_SHEETS = 60;

/**
 * A document of the published schedule as PDF in base64.
 * @throws {ApiError} NotFound for an unknown competition, and where nothing is published of what is wanted
 */
export async function scheduleDocument(competitionId: string, wanted: WantedDocument): Promise<string> {
  const [competition, published, ice] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    findIce(competitionId),
  ]);
  if (!published) throw new ApiError('NotFound');
  const form = await formOf(competition);
  const isForEverybody = wanted.document === 'wall' || wanted.document === 'schedule';
  const skaters = isForEverybody
    ? printedAsPublished(await publishedSkaters(competition, form))
    : await announcedSkaters(competitionId);
  const events = eventsOf(form);
  const isJudged = wanted.document === 'judges' || wanted.document === 'referees';
  const judging = isJudged ? await judgedFlights(competitionId, { plan: published.plan, form, ice }) : null;
  const warmUpSeconds = new Map(events.map((event) => [event.id, event.warmUpSeconds]));
  const paper = paperOf(wanted.document, {
    blocks: inRun(
      publicBlocks(published.plan, { skaters, warmUpSeconds }, wanted.date).filter(
        ({ surfaceId }) => wanted.surface === undefined || surfaceId === wanted.surface,
      ),
      wanted.run,
    ),
    surfaces: new Map((ice?.surfaces ?? []).map(({ id, name }) => [id, name])),
    events: new Map(events.map(({ id, format, level }) => [id, eventLabel(format, level)])),
    ...(judging && { judging }),
    ...(wanted.document === 'medals' && { medals: await medalRulesOf(competitionId) }),
  });
  if (paper.sheets.length === 0) throw new ApiError('NotFound');
  if (isJudged && paper.sheets.length > MOST_SHEETS) refuse([{ field: 'run', code: 'NotNull' }]);
  // The PDF renderer is large, so only requests for a file load it.
  const { renderPaper } = await import('../documents/pdf/paperPdf.ts');
  const pdf = await renderPaper(paper, {
    size: wanted.paper,
    competition: competition.name,
    version: `Version ${String(published.version)}`,
    remarks: [
      `Version ${String(published.version)}, published ${deadlineText(published.at, competition.timeZone)}.`,
      ...(published.version > 1 ? [`Replaces version ${String(published.version - 1)}.`] : []),
    ],
    publishedAt: new Date(published.at),
    linkOf: ({ date, surfaceId, sheet }) => {
      if (sheet) return `${environment('PUBLIC_ORIGIN')}${scoringPath(competitionId, sheet)}`;
      const query = new URLSearchParams({ day: date, surface: surfaceId }).toString();
      const path = `/competitions/${encodeURIComponent(competitionId)}/schedule`;
      return `${environment('PUBLIC_ORIGIN')}${path}?${query}`;
    },
  });
  return Buffer.from(pdf).toString('base64');
}

/** The blocks of a run of each surface and day; all without a run. */
function inRun(blocks: readonly PrintedBlock[], run: string | undefined): readonly PrintedBlock[] {
  if (run === undefined) return blocks;
  const tracks = Map.groupBy(blocks, ({ date, surfaceId }) => `${date} ${surfaceId}`).values();
  return [...tracks].flatMap((track) => runsOf(track)[Number(run) - 1] ?? []);
}

/** Where a paper sheet is typed in. */
function scoringPath(competitionId: string, { flightId, seat }: NonNullable<PaperSheet['sheet']>): string {
  const query = new URLSearchParams({ sheet: `${flightId}.${seat}` }).toString();
  return `/day/${encodeURIComponent(competitionId)}/scoring?${query}`;
}

const printedAsPublished = (
  skaters: ReadonlyMap<string, PublishedSkater>,
): ReadonlyMap<string, PrintedSkater> =>
  new Map(
    [...skaters].map(([id, { name, rink }]) => [id, { name, sayAs: '', rink: rink ?? '', musicTitle: '' }]),
  );
