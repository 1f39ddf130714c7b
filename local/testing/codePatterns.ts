import { newCodeToken } from '../../functions/store/codes/codeToken.ts';
import { findOpenedCode } from '../../functions/store/codes/findOpenedCode.ts';
import * as codes from '../../functions/store/codes/repository.ts';
import type { StoredCode } from '../../functions/store/codes/storedCodes.ts';

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
  await codes.storeCode(code('STAGEDCODE'), 'stagedhash');
  const token = newCodeToken({ competitionId, codeId: 'STAGEDCODE' });
  const opening = { name: 'Lou Field', at };
  await codes.storeOpening(code('STAGEDCODE'), token, opening);
  return {
    storeCode: () => codes.storeCode(code('OTHERCODE'), 'otherhash'),
    findCodeByHash: () => codes.findCodeByHash('stagedhash'),
    storeOpening: () =>
      codes.storeOpening(code('STAGEDCODE'), newCodeToken({ competitionId, codeId: 'STAGEDCODE' }), opening),
    findOpenedCode: () => findOpenedCode(token, now),
    codesOf: () => codes.codesOf(competitionId),
    withdrawCode: () => codes.withdrawCode(competitionId, 'OTHERCODE', now),
  };
}
