import { codeToken } from '../../functions/store/day/codes/codeToken.ts';
import { findOpenedCode } from '../../functions/store/day/codes/findOpenedCode.ts';
import * as codes from '../../functions/store/day/codes/repository.ts';
import type { StoredCode } from '../../functions/store/day/codes/storedCodes.ts';

/** The reads and writes of helpers' codes, with one code that a helper has opened. */
export async function codePatterns({ id: competitionId }: { readonly id: string }, now: Date) {
  const at = now.toISOString();
  const code = (id: string): StoredCode => ({
    type: 'code',
    id,
    competitionId,
    kind: 'checkIn',
    panelId: null,
    seat: null,
    label: 'Front desk',
    endsAt: new Date(now.getTime() + 86_400_000).toISOString(),
    createdAt: at,
    createdBy: 'Kim Lake',
  });
  await codes.storeCode(code('STAGEDCODE1'), 'stagedhash');
  const tokenOf = (secret: string) => codeToken({ competitionId, codeId: 'STAGEDCODE1' }, secret);
  const token = tokenOf('first');
  const opening = { name: 'Lou Field', at };
  await codes.storeOpening(code('STAGEDCODE1'), token, opening);
  return {
    storeCode: () => codes.storeCode(code('OTHERCODE1'), 'otherhash'),
    findCodeByHash: () => codes.findCodeByHash('stagedhash'),
    storeOpening: () => codes.storeOpening(code('STAGEDCODE1'), tokenOf('second'), opening),
    findOpenedCode: () => findOpenedCode(token, now),
    codesOf: () => codes.codesOf(competitionId),
    withdrawCode: () => codes.withdrawCode(competitionId, 'OTHERCODE1', now),
  };
}
