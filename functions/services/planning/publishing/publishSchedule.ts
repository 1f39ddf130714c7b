import { ulid } from 'ulidx';
import type { Plan } from '../../../../shared/contract/core/planningFiles.ts';
import type { ScheduleProblem } from '../../../../shared/contract/planning/scheduleProblem.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { isRehearsal } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { contentOfDraft } from '../../../../shared/domain/planning/draft/contentOfDraft.ts';
import { planOfDraft } from '../../../../shared/domain/planning/draft/planOfDraft.ts';
import { undrawnFlights } from '../../../../shared/domain/planning/draft/undrawnFlights.ts';
import { NONE_BEGUN } from '../../../../shared/domain/planning/findings/panelFindings.ts';
import { withFittedPanels } from '../../../../shared/domain/planning/panels/withFittedPanels.ts';
import {
  filledSeats,
  panelsToKeep,
  type FilledSeats,
  type FlightsBegun,
} from '../../../../shared/domain/planning/published/keptPanels.ts';
import {
  findingId,
  hardFindings,
  unplacedFlights,
} from '../../../../shared/domain/planning/publishing/publishable.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { checkWrite, updateWrite } from '../../../platform/table/writes.ts';
import { touchDay } from '../../../store/core/stamps/stampRepository.ts';
import { getCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { historyWrite } from '../../../store/core/history/changeRecord.ts';
import { competitionKey } from '../../../store/keys.ts';
import { mailsOfVersionWrite } from '../../../store/planning/publishing/mailRepository.ts';
import {
  findPublished,
  publishedTracks,
  type PublishedVersion,
} from '../../../store/planning/publishing/repository.ts';
import {
  deleteAbandonedPublications,
  discardPublication,
  activateVersion,
  writeVersion,
} from '../../../store/planning/publishing/writeRepository.ts';
import { FlightsUnderWay } from '../../../store/planning/publishing/underWay.ts';
import { draftKey } from '../../../store/planning/draft/keys.ts';
import { findScheduleDraft, isAsRead, notArchivedWrite } from '../../../store/planning/draft/repository.ts';
import type { StoredDraft } from '../../../store/planning/draft/storedDraft.ts';
import { loadProblem } from '../draft/loadProblem.ts';
import type { BegunFlights } from '../published/publishedPlans.ts';
import { keptNumbers } from '../published/keptNumbers.ts';
import { tracksOfDraft } from './publishedPlan.ts';

type PublishRequest = Request<'publishSchedule'>;

/** What is to be published, as far as flights that have begun are bound to it. */
export interface VersionToCheck {
  readonly after: Pick<Plan, 'flights' | 'blocks'>;
  readonly isEntered: (programmeId: string) => boolean;
  readonly eventName: (eventId: string) => string;
}

/**
 * Refuses a version that moves, reorders or ends a flight which has begun, and finds those under way: the day alone
 * knows what has started.
 */
type UnderWayCheck = (
  published: PublishedVersion | null,
  version: VersionToCheck,
) => Promise<
  FlightsBegun & {
    readonly unwrittenCheck: (filled: FilledSeats) => TransactItem;
    readonly written: readonly string[];
  }
>;

/**
 * Publishes the draft that the organiser read as the next version. The version is written first and becomes visible
 * with one conditional write; its mails leave after the answer. A second click gets the version that the first made
 * (decision 0237); another organiser, or another note, is told that the schedule is published already.
 * @throws {ApiError} NotFound; CompetitionArchived; VersionConflict where the draft or the published version is not the
 * one that was read; ValidationFailed: blocks NotNull without flights, MustExist for a flight without a block,
 * confirmed MustCorrect for a hard finding that is not confirmed, confirmedUndrawn MustCorrect for such a start order,
 * flights MustCorrect by `checkUnderWay`
 */
export async function publishSchedule(
  request: PublishRequest,
  checkUnderWay: UnderWayCheck,
  begunFlights: BegunFlights,
): Promise<PublishedAnswer> {
  const { params, body, session, now } = request;
  const { competitionId } = params;
  const [competition, stored, published] = await Promise.all([
    getCompetition(competitionId),
    findScheduleDraft(competitionId),
    findPublished(competitionId),
  ]);
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  if (published && isMadeOf(published, request)) return answerOf(published);
  const isAsShown = stored.generation === body.generation && stored.revision === body.revision;
  if (!isAsShown || (published?.version ?? 0) !== body.version) throw new ApiError('VersionConflict');
  const begun = published && (await begunFlights(published));
  const { programmes, events, draft } = await checkPublishable(stored, body, { competitionId, begun });
  const entered = new Set(programmes.map(({ id }) => id));
  const names = new Map(events.map(({ id, format, level }) => [id, eventLabel(format, level)]));

  const kept = await keptNumbers(published, competition, now);
  const tracks = tracksOfDraft({ ...draft, ...kept });
  const version: PublishedVersion = {
    competitionId,
    version: body.version + 1,
    publication: ulid(now.getTime()),
    generation: draft.generation,
    revision: draft.revision,
    content: contentOfDraft(stored),
    at: now.toISOString(),
    by: session.id,
    comment: body.comment,
    tracks: tracks.map(({ surfaceId, date }) => ({ surfaceId, date })),
  };
  await deleteAbandonedPublications(competitionId, now);
  await writeVersion(version, tracks);
  const others = [
    checkWrite(draftKey(competitionId), {
      ...isAsRead(draft),
      onConflict: () => new ApiError('VersionConflict'),
    }),
    scheduledWrite(competition),
    // The skaters of a rehearsal are invented.
    ...(isRehearsal(competitionId) ? [] : [mailsOfVersionWrite(version)]),
    historyWrite({
      of: { subject: 'competition', id: competitionId },
      subject: 'schedule',
      action: 'published',
      by: session.id,
      at: now,
      before: {},
      after: { edition: version.version, ...(body.comment !== null && { comment: body.comment }) },
    }),
  ];
  let activated: PublishedVersion;
  try {
    activated = await activateUnlessUnderWay(version, others, {
      after: planOfDraft(draft),
      isEntered: (id) => entered.has(id),
      eventName: (id) => names.get(id) ?? id,
      checkUnderWay,
    });
  } catch (error) {
    await discardPublication(competitionId, version.publication);
    const other = await findPublished(competitionId);
    if (other && isMadeOf(other, request)) return answerOf(other);
    throw error;
  }
  await touchDay(competitionId);
  return answerOf(activated);
}

/** Flights that get under way between the comparison and the switch: each time it compares anew. */
const ATTEMPTS = 10;

/**
 * Switches to a version that moves and ends no flight under way, and leaves each of them its panel: the switch holds
 * for the flights that were compared, and fails where one of them starts or gets its first mark meanwhile.
 * @throws {ApiError} ValidationFailed (flights, MustCorrect); VersionConflict; Busy
 */
async function activateUnlessUnderWay(
  version: PublishedVersion,
  others: readonly TransactItem[],
  plan: VersionToCheck & {
    readonly after: ReturnType<typeof planOfDraft>;
    readonly checkUnderWay: UnderWayCheck;
  },
  attempt = 1,
): Promise<PublishedVersion> {
  // Read before the flights: whatever gets under way after this is counted.
  const before = await findPublished(version.competitionId);
  if ((before?.version ?? 0) !== version.version - 1) throw new ApiError('VersionConflict');
  const underWay = await plan.checkUnderWay(before, plan);
  const panels = before ? await panelsOf(before) : [];
  const keptPanels = panelsToKeep(panels, plan.after.panels, underWay);
  const filled = filledSeats(panels, plan.after.panels, underWay).map(underWay.unwrittenCheck);
  try {
    const { size, written } = underWay;
    const list = { written: [...written], listed: size };
    const next = { ...version, underWay: size, ...list, ...(keptPanels.length > 0 && { keptPanels }) };
    await activateVersion(next, before, [...others, ...filled]);
    return next;
  } catch (error) {
    if (!(error instanceof FlightsUnderWay)) throw error;
    if (attempt === ATTEMPTS) throw new ApiError('Busy');
    return activateUnlessUnderWay(version, others, plan, attempt + 1);
  }
}

const panelsOf = async (version: PublishedVersion) =>
  (await publishedTracks(version)).flatMap(({ panels }) => panels);

/**
 * The competition leads to its schedule from the first version on. That changes the competition, so that nobody who
 * edits it meanwhile takes it back.
 */
const scheduledWrite = ({ id, hasSchedule = false }: StoredCompetition): TransactItem =>
  hasSchedule
    ? notArchivedWrite(id)
    : updateWrite(competitionKey(id), {
        update: 'SET hasSchedule = :yes ADD #version :one',
        condition: '#state = :published',
        names: { '#state': 'state', '#version': 'version' },
        values: { ':yes': true, ':one': 1, ':published': 'published' },
        onConflict: () => new ApiError('CompetitionArchived'),
      });

interface PublishedAnswer {
  version: number;
  at: string;
  keptFlights: number;
}

const answerOf = ({ version, at, keptPanels = [] }: PublishedVersion): PublishedAnswer => ({
  version,
  at,
  keptFlights: keptPanels.flatMap(({ flightIds }) => flightIds).length,
});

/** Whether a repeat of this request, or another at the same moment, has published it. */
function isMadeOf(published: PublishedVersion, { body, session }: PublishRequest): boolean {
  const { version, generation, revision, comment } = body;
  return (
    published.version === version + 1 &&
    published.generation === generation &&
    published.revision === revision &&
    published.by === session.id &&
    published.comment === comment
  );
}

/** @returns what there is to plan, and the draft with its panels fitted to its runs */
async function checkPublishable(
  stored: StoredDraft,
  { confirmed, confirmedUndrawn }: PublishRequest['body'],
  { competitionId, begun }: { readonly competitionId: string; readonly begun: FlightsBegun | null },
): Promise<ScheduleProblem & { readonly draft: StoredDraft }> {
  const scheduled = await loadProblem(competitionId);
  const draft = withFittedPanels(scheduled.problem, stored, begun ?? NONE_BEGUN);
  const plan = planOfDraft(draft);
  if (plan.flights.length === 0) throw wrongField('blocks', 'NotNull');
  if (unplacedFlights(plan).length > 0) throw wrongField('blocks', 'MustExist');
  const known = new Set(confirmed);
  const findings = hardFindings(scheduled.problem, plan, begun ?? undefined);
  const isConfirmed = findings.every((finding) => known.has(findingId(finding)));
  if (!isConfirmed) throw wrongField('confirmed', 'MustCorrect');
  const accepted = new Set(confirmedUndrawn);
  if (undrawnFlights(draft.events).some(({ id }) => !accepted.has(id)))
    throw wrongField('confirmedUndrawn', 'MustCorrect');
  return { ...scheduled, draft };
}
