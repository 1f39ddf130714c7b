import { randomInt } from 'node:crypto';
import { ulid } from 'ulidx';
import { CODE_CHARACTERS, CODE_LENGTH, latestCodeEnd } from '../../../../shared/domain/day/running/codes.ts';
import { seatsOf } from '../../../../shared/domain/entering/judgingRules/seats.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import { ApiError, refuse, type InvalidField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { codeHashes } from '../../../platform/passwords/codeHash.ts';
import { storeCode } from '../../../store/day/codes/repository.ts';
import type { StoredCode } from '../../../store/day/codes/storedCodes.ts';
import { getCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { readPublished } from '../../../store/planning/publishing/repository.ts';
import { toDayCode } from './toDayCode.ts';

/**
 * Makes a code for a helper. The answer is the only place that ever shows it.
 * @throws {ApiError} NotFound; CompetitionArchived; ValidationFailed: (expiresAt, MustFuture or MustBefore),
 * (panelId, MustExist), (seat, MustExist)
 */
export async function createCode({ params, body, session, now }: Request<'createCode'>) {
  const { competitionId } = params;
  const competition = await getCompetition(competitionId);
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  const ofPanel = body.kind === 'panel';
  refuse([
    ...endProblems(body.expiresAt, competition, now),
    ...(ofPanel ? await seatProblems(competitionId, body) : []),
  ]);
  const code = newCode();
  const stored: StoredCode = {
    type: 'code',
    id: ulid(now.getTime()),
    competitionId,
    kind: body.kind,
    panelId: ofPanel ? (body.panelId ?? null) : null,
    seat: ofPanel ? (body.seat ?? null) : null,
    label: body.label,
    endsAt: body.expiresAt,
    createdAt: now.toISOString(),
    createdBy: session.name,
  };
  const [hash] = await codeHashes(code);
  await storeCode(stored, hash);
  return { ...toDayCode(stored, []), code };
}

const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('');

function endProblems(expiresAt: string, competition: StoredCompetition, now: Date): InvalidField[] {
  if (expiresAt <= now.toISOString()) return [{ field: 'expiresAt', code: 'MustFuture' }];
  return expiresAt > latestCodeEnd(competition) ? [{ field: 'expiresAt', code: 'MustBefore' }] : [];
}

async function seatProblems(
  competitionId: string,
  { panelId, seat }: Pick<BodyOf<'createCode'>, 'panelId' | 'seat'>,
): Promise<InvalidField[]> {
  const published = await readPublished(competitionId);
  const panels = published?.tracks.flatMap((track) => track.panels) ?? [];
  const panel = panels.findLast(({ id }) => id === panelId);
  if (!panel) return [{ field: 'panelId', code: panelId ? 'MustExist' : 'NotNull' }];
  const isSeat = seat && seatsOf(panel.judges.length).some((name) => name === seat);
  return isSeat ? [] : [{ field: 'seat', code: seat ? 'MustExist' : 'NotNull' }];
}
