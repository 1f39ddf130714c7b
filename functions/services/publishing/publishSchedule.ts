import { ulid } from 'ulidx';
import { planOfDraft } from '../../../shared/domain/schedule/draft/planOfDraft.ts';
import {
  findingId,
  hardFindings,
  unplacedFlights,
} from '../../../shared/domain/schedule/publishing/publishable.ts';
import { ApiError, wrongField } from '../../platform/errors/apiError.ts';
import type { Request } from '../../platform/http/requestContext.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';
import { checkWrite, updateWrite } from '../../platform/table/writes.ts';
import { getCompetition, type StoredCompetition } from '../../store/competitions/repository.ts';
import { historyWrite } from '../../store/history/changeRecord.ts';
import { competitionKey } from '../../store/keys.ts';
import { mailsOfVersionWrite } from '../../store/publishing/mailRepository.ts';
import { findPublished, type PublishedVersion } from '../../store/publishing/repository.ts';
import {
  discardBrokenOff,
  discardPublication,
  switchPointer,
  writeVersion,
} from '../../store/publishing/writeRepository.ts';
import { draftKey } from '../../store/schedule/keys.ts';
import { findScheduleDraft, isAsRead, notArchivedWrite } from '../../store/schedule/repository.ts';
import type { StoredDraft } from '../../store/schedule/storedDraft.ts';
import { loadProblem } from '../schedule/loadProblem.ts';
import { checkUnderWay } from './checkUnderWay.ts';
import { tracksOfDraft } from './publishedPlan.ts';

type PublishRequest = Request<'publishSchedule'>;

/**
 * Publishes the draft that the organiser read as the next version. The version is written first and becomes visible
 * with one conditional write; its mails leave after the answer. A second click gets the version that the first made.
 * @throws {ApiError} NotFound; CompetitionArchived; VersionConflict where the draft or the published version is not the
 * one that was read; ValidationFailed: blocks NotNull without flights, MustExist for a flight without a block,
 * confirmed MustCorrect for a hard finding that is not confirmed, flights MustCorrect as `checkUnderWay`
 */
export async function publishSchedule(request: PublishRequest): Promise<{ version: number; at: string }> {
  const { params, body, session, now } = request;
  const { competitionId } = params;
  const [competition, draft, published] = await Promise.all([
    getCompetition(competitionId),
    findScheduleDraft(competitionId),
    findPublished(competitionId),
  ]);
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  if (published && isMadeOf(published, body)) return answerOf(published);
  const isAsShown = draft.generation === body.generation && draft.revision === body.revision;
  if (!isAsShown || (published?.version ?? 0) !== body.version) throw new ApiError('VersionConflict');
  const entered = await checkPublishable(competitionId, draft, body.confirmed);

  const tracks = tracksOfDraft(draft);
  const version: PublishedVersion = {
    competitionId,
    version: body.version + 1,
    publication: ulid(now.getTime()),
    generation: draft.generation,
    revision: draft.revision,
    at: now.toISOString(),
    by: session.id,
    comment: body.comment,
    tracks: tracks.map(({ surfaceId, date }) => ({ surfaceId, date })),
  };
  await discardBrokenOff(competitionId, now);
  await writeVersion(version, tracks);
  try {
    // As late as it can be: a flight may start while the version is written.
    await checkUnderWay(published, planOfDraft(draft).flights, (id) => entered.has(id));
    await switchPointer(version, body.version, [
      checkWrite(draftKey(competitionId), {
        ...isAsRead(draft),
        onConflict: () => new ApiError('VersionConflict'),
      }),
      scheduledWrite(competition),
      mailsOfVersionWrite(version),
      historyWrite({
        of: { subject: 'competition', id: competitionId },
        subject: 'schedule',
        action: 'published',
        by: session.id,
        at: now,
        before: {},
        after: { edition: version.version, ...(body.comment !== null && { comment: body.comment }) },
      }),
    ]);
  } catch (error) {
    await discardPublication(competitionId, version.publication);
    const other = await findPublished(competitionId);
    if (other && isMadeOf(other, body)) return answerOf(other);
    throw error;
  }
  return answerOf(version);
}

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

const answerOf = ({ version, at }: PublishedVersion) => ({ version, at });

/** Whether a repeat of this request, or another at the same moment, has published it. */
function isMadeOf(
  published: PublishedVersion,
  { version, generation, revision }: PublishRequest['body'],
): boolean {
  return (
    published.version === version + 1 &&
    published.generation === generation &&
    published.revision === revision
  );
}

/** @returns the programmes that are entered */
async function checkPublishable(
  competitionId: string,
  draft: StoredDraft,
  confirmed: readonly string[],
): Promise<ReadonlySet<string>> {
  const plan = planOfDraft(draft);
  if (plan.flights.length === 0) throw wrongField('blocks', 'NotNull');
  if (unplacedFlights(plan).length > 0) throw wrongField('blocks', 'MustExist');
  const { problem } = await loadProblem(competitionId);
  const known = new Set(confirmed);
  const isConfirmed = hardFindings(problem, plan).every((finding) => known.has(findingId(finding)));
  if (!isConfirmed) throw wrongField('confirmed', 'MustCorrect');
  return new Set(problem.programmes.map(({ id }) => id));
}
