import type { OpenedCode } from '../../../../shared/contract/day/running/codes.ts';
import { CODE_LENGTH, normaliseCode } from '../../../../shared/domain/day/running/codes.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { codeCookie } from '../../../platform/http/codeCookie.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { codeHashes, slowCodeHash } from '../../../platform/passwords/codeHash.ts';
import { codeToken } from '../../../store/day/codes/codeToken.ts';
import { findOpenedCode } from '../../../store/day/codes/findOpenedCode.ts';
import { findCodeByHash, storeOpening } from '../../../store/day/codes/repository.ts';
import { isWorking, type StoredCode } from '../../../store/day/codes/storedCodes.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { coachOn } from '../sheets/seatPassed.ts';
import { publishedPlan } from '../../planning/published/publishedPlans.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';
import { deviceIn, deviceSecret, isKnownFor, knownDeviceCookie } from '../../core/throttling/knownDevices.ts';
import { attemptWithin } from '../../core/throttling/reservations.ts';

/**
 * Opens a code on the caller's browser, until the code ends. A browser that has opened a code before answers for its own
 * mistakes alone, and opens the same code again in the same row.
 * @throws {ApiError} ValidationFailed: (code, MustExist); CodeEnded; CodeFull; TooManyAttempts; Busy
 */
export async function openCode(request: Request<'openCode'>): Promise<OpenedCode> {
  const { body, now, viewer, deviceToken, setCookie } = request;
  const device = deviceIn(deviceToken);
  const isKnown = await isKnownFor(device, 'openCode');
  const who = isKnown ? device.id : viewer.address;
  const attempt = { what: isKnown ? 'helperCodeByDevice' : 'helperCodeByAddress', who } as const;
  const code = await attemptWithin([attempt], now, async () => {
    const found = await findTypedCode(body.code, who, now);
    if (!found) throw wrongField('code', 'MustExist');
    if (!isWorking(found, now)) throw new ApiError('CodeEnded');
    return found;
  });
  const secret = await deviceSecret(device, `code ${code.id}`);
  const token = codeToken({ competitionId: code.competitionId, codeId: code.id }, secret);
  const seated = await seatedCoaches(code);
  await storeOpening(code, token, { name: body.name, at: now.toISOString(), ...(seated && { seated }) });
  setCookie(codeCookie(token, Math.floor((Date.parse(code.endsAt) - now.getTime()) / 1000)));
  setCookie(await knownDeviceCookie(device, ['openCode']));
  return toOpenedCode(code, body.name);
}

/** Who sits where a code is for; null for other codes, and while the seat is open for a flight. */
async function seatedCoaches({ competitionId, panelId, seat }: StoredCode): Promise<string[] | null> {
  if (panelId === null || seat === null) return null;
  const published = await publishedPlan(competitionId);
  const coaches = (published?.plan.panels ?? [])
    .filter(({ id }) => id === panelId)
    .map((panel) => coachOn(panel, seat));
  return coaches.length > 0 && coaches.every((id) => id !== null) ? [...new Set(coaches)] : null;
}

/** @throws {ApiError} TooManyAttempts once many wrong codes were typed; a right one is found all the same */
async function findTypedCode(typed: string, who: string, now: Date): Promise<StoredCode | null> {
  const code = normaliseCode(typed);
  if (code.length !== CODE_LENGTH) return null;
  for (const hash of await codeHashes(code)) {
    const found = await findCodeByHash(hash);
    if (found) return found;
  }
  await countAttempt({ what: 'slowCode', who }, now);
  return findCodeByHash(await slowCodeHash(code));
}

/** Null for no code, and for one that has ended. */
export async function currentCode({
  codeToken: token,
  now,
}: Request<'currentCode'>): Promise<OpenedCode | null> {
  const code = token ? await findOpenedCode(token, now) : null;
  return code ? toOpenedCode(code, code.name) : null;
}

type WorkingCode = Omit<StoredCode, 'type' | 'createdAt' | 'createdBy' | 'revokedAt'>;

async function toOpenedCode(code: WorkingCode, name: string): Promise<OpenedCode> {
  const { id, kind, panelId, seat, label, endsAt } = code;
  const { name: title, timeZone } = await getCompetition(code.competitionId);
  const competition = { id: code.competitionId, name: title, timeZone };
  return { id, kind, panelId, seat, label, expiresAt: endsAt, competition, name };
}
