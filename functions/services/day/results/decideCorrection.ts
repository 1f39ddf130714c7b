import { correctedRows } from '../../../../shared/domain/day/results/correctedRows.ts';
import { confirmationBy } from '../../../../shared/domain/day/results/correctionRights.ts';
import { marksOutside, rangeOfResult } from '../../../../shared/domain/day/results/marksOutside.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import type { MarkRange } from '../../../../shared/domain/entering/judgingRules/rangeOf.ts';
import type { StoredProposal, StoredResultVersion } from '../../../store/day/results/storedResults.ts';
import { unlessArchivedWrite } from '../../../store/entering/competitions/unlessArchivedWrite.ts';
import { sheetsOf } from '../../../store/day/sheets/repository.ts';
import { storeResult } from '../../../store/day/results/writeRepository.ts';
import { officialOf, openResult, proposerOf } from './correctableResult.ts';
import { judgeCorrectionWrites } from './judgeCorrectionMails.ts';
import { correctionMailWrites } from './correctionMails.ts';
import { onNewestResult } from './onNewestResult.ts';
import { resultHistoryWrite } from './resultHistory.ts';

interface ConfirmedCorrection {
  readonly version: number;
  /** How many skaters’ places, totals or points are different. */
  readonly changed: number;
}

/**
 * Makes a proposed correction the next version, by the rules of the first one. The version before stays as it was, and
 * each row that changed has what it was. Where the result was posted, the families and coaches of those rows are mailed;
 * judges whose own marks it replaces are in any case.
 * @throws {ApiError} Forbidden but for organisers and the flight’s referee; NotFound; CompetitionArchived; OwnCorrection
 * for the proposer, unless an organiser says why alone; MarkOutsideRange without the referee’s word; VersionConflict where it was decided meanwhile; Busy
 */
export const confirmCorrection = (request: Request<'confirmCorrection'>): Promise<ConfirmedCorrection> =>
  onNewestResult(() => confirm(request));

async function confirm(request: Request<'confirmCorrection'>): Promise<ConfirmedCorrection> {
  const { params, body, now } = request;
  const opened = await openResult(params, request);
  const { result, version, reader } = opened;
  const { actor } = reader;
  const { proposal } = result;
  const official = officialOf(reader);
  if (official.role !== 'organiser' && official.role !== 'referee') throw new ApiError('Forbidden');
  if (proposal?.id !== body.proposal) {
    const isRepeat = version.proposed?.id === body.proposal && version.by.id === actor.id;
    if (isRepeat) return confirmed(version);
    throw new ApiError('VersionConflict');
  }
  const confirmation = confirmationBy(official, proposerOf(proposal));
  const isAlone = confirmation === 'alone' && body.reason !== null;
  if (confirmation !== 'second' && !isAlone) throw new ApiError('OwnCorrection');
  const range = await rangeLeft(params, version, proposal);
  if (range && body.refereeAllows !== true) throw new ApiError('MarkOutsideRange', { range });
  const { id, at: proposedAt, by, reason, text } = proposal;
  const at = now.toISOString();
  const next: StoredResultVersion = {
    ...version,
    version: version.version + 1,
    at,
    by: actor,
    rows: correctedRows(version, proposal),
    correction: { reason, text },
    proposed: { id, at: proposedAt, by },
    aloneReason: isAlone ? body.reason : null,
    refereeAllowed: range !== null,
  };
  await storeResult({
    before: result,
    after: { ...result, version: next.version, corrected: { at, by: actor }, proposal: null },
    version: next,
    others: [
      unlessArchivedWrite(params.competitionId),
      resultHistoryWrite(next, {
        action: 'corrected',
        by: actor,
        at: now,
        reason: `${reason}: ${text}`,
        proposedBy: by.name,
        aloneReason: next.aloneReason,
        refereeAllowed: next.refereeAllowed,
      }),
      // A result that was never posted needs no mail about its correction.
      ...(result.posted ? await correctionMailWrites(next) : []),
      ...(await judgeCorrectionWrites(opened, proposal, next)),
    ],
  });
  return confirmed(next);
}

/** The range of the flight where a mark of the correction is outside it. An approved flight’s range no longer changes. */
async function rangeLeft(
  { competitionId, flightId }: Request<'confirmCorrection'>['params'],
  { rows, rules }: StoredResultVersion,
  proposal: StoredProposal,
): Promise<MarkRange | null> {
  if (proposal.marks.length === 0) return null;
  const { state } = await sheetsOf(competitionId, flightId);
  const range = rangeOfResult(rows, state);
  return marksOutside(proposal, range, rules).length > 0 ? range : null;
}

const confirmed = ({ version, rows }: StoredResultVersion): ConfirmedCorrection => ({
  version,
  changed: rows.filter(({ before }) => before !== null).length,
});

/**
 * Rejects a proposed correction, or withdraws the own one. The result stays as it is; decided before, nothing changes.
 * @throws {ApiError} Forbidden but for organisers, the flight’s referee and the proposer; NotFound; CompetitionArchived;
 * VersionConflict where it was decided meanwhile; Busy
 */
export const rejectCorrection = (request: Request<'rejectCorrection'>): Promise<{ version: number }> =>
  onNewestResult(async () => {
    const { params, body, now } = request;
    const { result, reader } = await openResult(params, request);
    const { proposal, version } = result;
    const isDecider = reader.role === 'organiser' || reader.role === 'referee';
    const isProposer = proposal !== null && proposerOf(proposal).ids.includes(reader.actor.id);
    if (!isDecider && !isProposer) throw new ApiError('Forbidden');
    if (proposal?.id !== body.proposal) throw new ApiError('VersionConflict');
    await storeResult({
      before: result,
      after: { ...result, proposal: null },
      others: [
        unlessArchivedWrite(params.competitionId),
        resultHistoryWrite(result, {
          action: 'correctionRejected',
          by: reader.actor,
          at: now,
          reason: body.reason,
          proposedBy: proposal.by.name,
        }),
      ],
    });
    return { version };
  });
