import { ulid } from 'ulidx';
import { correctedRows } from '../../../../shared/domain/day/results/correctedRows.ts';
import { mayPropose } from '../../../../shared/domain/day/results/correctionRights.ts';
import {
  changesNothing,
  correctionFault,
  correctProgrammes,
} from '../../../../shared/domain/day/results/correctProgrammes.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { judgingRulesOf } from '../../../store/entering/judgingRules/repository.ts';
import type { StoredProposal } from '../../../store/day/results/storedResults.ts';
import { unlessArchivedWrite } from '../../../store/entering/competitions/unlessArchivedWrite.ts';
import { storeResult } from '../../../store/day/results/writeRepository.ts';
import { openResult } from './correctableResult.ts';
import { onNewestResult } from './onNewestResult.ts';
import { resultHistoryWrite } from './resultHistory.ts';

/**
 * Proposes a correction of the version that was read. Nothing else changes until another person confirms it. Sent again,
 * it is the same proposal; of two at once the second is refused with the name of the first.
 * @throws {ApiError} Forbidden but for organisers, the flight’s referee and a judge’s own marks; NotFound;
 * CompetitionArchived; VersionConflict; CorrectionProposed; NothingCorrected; ValidationFailed naming what the result
 * does not have, and marks NotNull for a skater without all marks; Busy
 */
export const correctResult = (request: Request<'correctResult'>): Promise<ProposedCorrection> =>
  onNewestResult(() => propose(request));

interface ProposedCorrection {
  readonly proposal: string;
  readonly changed: number;
}

async function propose(request: Request<'correctResult'>): Promise<ProposedCorrection> {
  const { params, body, now } = request;
  const [{ result, version, reader }, { rules: competitionRules }] = await Promise.all([
    openResult(params, request),
    judgingRulesOf(params.competitionId),
  ]);
  if (!mayPropose(reader, body)) throw new ApiError('Forbidden');
  if (result.version !== body.version) throw new ApiError('VersionConflict');
  const { columns, rules, rows } = version;
  const penaltyCodes = competitionRules.penalties.map(({ code }) => code);
  const fault = correctionFault(rows, columns, { ...rules, penaltyCodes }, body);
  if (fault) throw wrongField(fault.field, fault.code);
  if (changesNothing(rows, correctProgrammes(rows, columns, body))) throw new ApiError('NothingCorrected');
  const { reason, text, marks, penalties, states } = body;
  const { actor, ids } = reader;
  const proposal: StoredProposal = {
    id: ulid(now.getTime()),
    at: now.toISOString(),
    by: actor,
    alsoBy: ids.filter((id) => id !== actor.id),
    reason,
    text,
    marks,
    penalties,
    states,
  };
  const changed = correctedRows(version, body).filter(({ before }) => before !== null).length;
  const open = result.proposal;
  if (open) {
    if (isRepeat(open, proposal)) return { proposal: open.id, changed };
    throw new ApiError('CorrectionProposed', { by: open.by.name });
  }
  await storeResult({
    before: result,
    after: { ...result, proposal },
    others: [
      unlessArchivedWrite(params.competitionId),
      resultHistoryWrite(result, {
        action: 'correctionProposed',
        by: actor,
        at: now,
        reason: `${reason}: ${text}`,
      }),
    ],
  });
  return { proposal: proposal.id, changed };
}

/** Whether the same person sends the same changes again, as after an answer that was lost. */
function isRepeat(open: StoredProposal, proposal: StoredProposal): boolean {
  const factsOf = ({ by, reason, text, marks, penalties, states }: StoredProposal) =>
    JSON.stringify([by.id, reason, text, marks, penalties, states]);
  return factsOf(open) === factsOf(proposal);
}
