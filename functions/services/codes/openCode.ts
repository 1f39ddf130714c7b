import type { OpenedCode } from '../../../shared/contract/day/codes.ts';
import { CODE_LENGTH, normaliseCode } from '../../../shared/domain/day/codes.ts';
import { ApiError, wrongField } from '../../platform/errors/apiError.ts';
import { codeCookie } from '../../platform/http/codeCookie.ts';
import type { Request } from '../../platform/http/requestContext.ts';
import { codeHash } from '../../platform/passwords/codeHash.ts';
import { newCodeToken } from '../../store/codes/codeToken.ts';
import { findOpenedCode } from '../../store/codes/findOpenedCode.ts';
import { findCodeByHash, storeOpening } from '../../store/codes/repository.ts';
import { isWorking, type StoredCode } from '../../store/codes/storedCodes.ts';
import { getCompetition } from '../../store/competitions/repository.ts';
import { attemptWithin } from '../throttling/reservations.ts';

/**
 * Opens a code on the caller's browser, until the code ends.
 * @throws {ApiError} ValidationFailed: (code, MustExist); CodeEnded; TooManyAttempts; Busy
 */
export async function openCode({ body, now, viewer, setCookie }: Request<'openCode'>): Promise<OpenedCode> {
  const code = await attemptWithin([{ what: 'helperCodeByAddress', who: viewer.address }], now, async () => {
    const found = await findTypedCode(body.code);
    if (!found) throw wrongField('code', 'MustExist');
    if (!isWorking(found, now)) throw new ApiError('CodeEnded');
    return found;
  });
  const token = newCodeToken({ competitionId: code.competitionId, codeId: code.id });
  await storeOpening(code, token, { name: body.name, at: now.toISOString() });
  setCookie(codeCookie(token, Math.floor((Date.parse(code.endsAt) - now.getTime()) / 1000)));
  return opened(code, body.name);
}

async function findTypedCode(typed: string): Promise<StoredCode | null> {
  const code = normaliseCode(typed);
  return code.length === CODE_LENGTH ? findCodeByHash(await codeHash(code)) : null;
}

/** Null for no code, and for one that has ended. */
export async function currentCode({ codeToken, now }: Request<'currentCode'>): Promise<OpenedCode | null> {
  const code = codeToken ? await findOpenedCode(codeToken, now) : null;
  return code ? opened(code, code.name) : null;
}

type Working = Omit<StoredCode, 'type' | 'createdAt' | 'createdBy' | 'revokedAt'>;

async function opened(code: Working, name: string): Promise<OpenedCode> {
  const { id, kind, panelId, seat, label, endsAt } = code;
  const { name: title, timeZone } = await getCompetition(code.competitionId);
  const competition = { id: code.competitionId, name: title, timeZone };
  return { id, kind, panelId, seat, label, expiresAt: endsAt, competition, name };
}
