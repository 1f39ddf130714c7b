import type { AwardDocument } from '../../../../shared/contract/day/results/awardDocuments.ts';
import type { PodiumFlight, PodiumRun } from '../../../../shared/contract/day/results/awards.ts';
import type { PaperSize } from '../../../../shared/contract/core/documentWords.ts';
import type { LabelSheetId } from '../../../../shared/domain/core/documents/labelSheets.ts';
import { podiumPrintout } from '../../../../shared/domain/day/awards/podiumPrintout.ts';
import { DAY_WORDS } from '../../../../shared/domain/day/words/dayWords.ts';
import { environment } from '../../../platform/environment.ts';
import { ApiError, refuse } from '../../../platform/errors/apiError.ts';
import { deadlineText } from '../../core/mail/mailText.ts';
import { announcedSkaters } from '../../entering/duplicates/announcedSkaters.ts';
import { drawCertificates, type PlaceToCertify } from './drawCertificates.ts';
import { flightLabels, labelTestPage } from './labels.ts';
import { listPodiums } from './listPodiums.ts';

export interface WantedAwards {
  readonly document: AwardDocument;
  readonly paper: PaperSize;
  readonly date?: string | undefined;
  /** The id of its first flight. */
  readonly run?: string | undefined;
  readonly flight?: string | undefined;
  readonly programme?: string | undefined;
  readonly sheet?: LabelSheetId | undefined;
  readonly offsetX?: string | undefined;
  readonly offsetY?: string | undefined;
  readonly first?: string | undefined;
}

/** A call has ten seconds, in which some hundred pages can be drawn. */
const MOST_CERTIFICATES = 150;

/**
 * A paper of the awards as PDF in base64.
 * @throws {ApiError} NotFound for an unknown competition, and where nothing can be awarded of what is wanted;
 * ValidationFailed (run, NotNull) where these are too many for one file, (first, MustValid) for a label that the sheet has not
 */
export function awardDocument(competitionId: string, wanted: WantedAwards, now: Date): Promise<string> {
  return DOCUMENTS[wanted.document](competitionId, wanted, now);
}

const DOCUMENTS: Readonly<
  Record<AwardDocument, (competitionId: string, wanted: WantedAwards, now: Date) => Promise<string>>
> = { podium: podiumSheets, certificates, labels: flightLabels, labelTest: labelTestPage };

async function podiumSheets(competitionId: string, wanted: WantedAwards, now: Date): Promise<string> {
  const podiums = await listPodiums(competitionId, wanted.date, now, announcedSkaters);
  const runs = wantedRuns(podiums.runs, wanted);
  if (runs.length === 0) throw new ApiError('NotFound');
  const { name, timeZone } = podiums.competition;
  const printed = deadlineText(now.toISOString(), timeZone);
  // The PDF renderer is large, so only requests for a file load it.
  const { renderPrintout } = await import('../../core/documents/printoutPdf.ts');
  const pdf = await renderPrintout(podiumPrintout({ ...podiums, runs }), {
    size: wanted.paper,
    competition: name,
    version: printed,
    remarks: [DAY_WORDS.awards.asOf(printed)],
    publishedAt: now,
    linkOf: () => `${environment('PUBLIC_ORIGIN')}/day/${encodeURIComponent(competitionId)}/podium`,
  });
  return Buffer.from(pdf).toString('base64');
}

async function certificates(competitionId: string, wanted: WantedAwards, now: Date): Promise<string> {
  const { competition, places } = await placesToCertify(competitionId, wanted, now);
  if (places.length === 0) throw new ApiError('NotFound');
  if (places.length > MOST_CERTIFICATES) refuse([{ field: 'run', code: 'NotNull' }]);
  return drawCertificates(places, { competition, paper: wanted.paper, now });
}

/** Of every result whose awards can be given: they are handed out with the medals. Who withdrew since has none. */
async function placesToCertify(
  competitionId: string,
  { date, ...wanted }: WantedAwards,
  now: Date,
): Promise<{ competition: { id: string; name: string }; places: PlaceToCertify[] }> {
  const first = await listPodiums(competitionId, date, now, announcedSkaters);
  const others = date === undefined ? first.days.filter((day) => day !== first.date) : [];
  const days = [
    first,
    ...(await Promise.all(others.map((day) => listPodiums(competitionId, day, now, announcedSkaters)))),
  ];
  const { programme } = wanted;
  const places = days
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .flatMap((day) =>
      wantedRuns(day.runs, wanted)
        .flatMap(({ flights }) => flights)
        .flatMap((one) => placesOf(one, day.date)),
    )
    .filter(({ programmeId }) => programme === undefined || programmeId === programme);
  return { competition: { id: competitionId, name: first.competition.name }, places };
}

function wantedRuns(runs: readonly PodiumRun[], { run, flight }: Pick<WantedAwards, 'run' | 'flight'>) {
  return runs
    .filter(({ id }) => run === undefined || id === run)
    .map((one) => ({
      ...one,
      flights: one.flights.filter(({ id }) => flight === undefined || id === flight),
    }))
    .filter(({ flights }) => flights.length > 0);
}

function placesOf({ id, event, result }: PodiumFlight, date: string): PlaceToCertify[] {
  if (!result) return [];
  const { version, places } = result;
  return places
    .filter(({ name }) => name !== '')
    .map(({ programmeId, name, place }) => ({
      flightId: id,
      programmeId,
      version,
      name,
      place,
      event,
      date,
    }));
}
