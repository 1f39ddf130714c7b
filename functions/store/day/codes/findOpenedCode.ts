import type { Code } from '../../../platform/http/codeCookie.ts';
import { getItems } from '../../../platform/table/read.ts';
import { keysOfToken } from './codeToken.ts';
import { codeOf, isWorking, openingOf, type StoredCode } from './storedCodes.ts';

/** A code that works now, as its holder has opened it; null once it was withdrawn or has expired. */
export async function findOpenedCode(
  token: string,
  now: Date,
): Promise<(Code & Pick<StoredCode, 'label' | 'endsAt'>) | null> {
  const keys = keysOfToken(token);
  if (!keys) return null;
  const items = await getItems([keys.code, keys.opening], true);
  const [code, opening] = ['code', 'codeOpening'].map((type) => items.find((item) => item['type'] === type));
  if (!code || !opening) return null;
  const stored = codeOf(code);
  if (!isWorking(stored, now)) return null;
  const { id, kind, competitionId, panelId, seat, label, endsAt } = stored;
  const { name, seated } = openingOf(opening);
  return { id, kind, competitionId, panelId, seat, label, endsAt, name, ...(seated && { seated }) };
}
