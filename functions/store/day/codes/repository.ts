import { ApiError } from '../../../platform/errors/apiError.ts';
import { getItem, queryAll } from '../../../platform/table/read.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { createWrite, putItem, updateItem } from '../../../platform/table/writes.ts';
import { keysOfToken } from './codeToken.ts';
import { codeHashKey, codeKey, codesPartition } from './keys.ts';
import { codeOf, openingOf, type StoredCode, type StoredOpening } from './storedCodes.ts';

/** DynamoDB removes it some time after that instant. */
const timeToLive = (endsAt: string) => Math.ceil(Date.parse(endsAt) / 1000);

/** Stores a new code with the hash by which it is found. */
export async function storeCode(code: StoredCode, hash: string): Promise<void> {
  const { competitionId, id } = code;
  await transact([
    createWrite({ ...codeKey(competitionId, id), ...code, hash }),
    createWrite({
      ...codeHashKey(hash),
      type: 'codeHash',
      competitionId,
      codeId: id,
      expiresAt: timeToLive(code.endsAt),
    }),
  ]);
}

/** Null where no code has this hash. */
export async function findCodeByHash(hash: string): Promise<StoredCode | null> {
  const found = await getItem(codeHashKey(hash));
  const item = found && (await getItem(codeKey(String(found['competitionId']), String(found['codeId']))));
  return item ? codeOf(item) : null;
}

/** Browsers that can open one code: every tablet and telephone of a large event, several times over. */
const MOST_OPENINGS = 200;

/**
 * Notes who has opened a code on a browser that keeps this token. A browser that opened it before keeps its row.
 * @throws {ApiError} CodeFull
 */
export async function storeOpening(
  { id, endsAt }: StoredCode,
  token: string,
  { name, at, seated }: Pick<StoredOpening, 'name' | 'at' | 'seated'>,
): Promise<void> {
  const keys = keysOfToken(token);
  if (!keys) throw new Error('This is no token of a code');
  const isReopened = await updateItem(keys.opening, {
    update: `SET #name = :name, #at = :at ${seated ? ', seated = :seated' : 'REMOVE seated'}`,
    condition: 'attribute_exists(pk)',
    names: { '#name': 'name', '#at': 'at' },
    values: { ':name': name, ':at': at, ...(seated && { ':seated': seated }) },
    onConflict: () => new NewOpening(),
  }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof NewOpening) return false;
      throw error;
    },
  );
  if (isReopened) return;
  await updateItem(keys.code, {
    update: 'ADD openings :one',
    condition: 'attribute_not_exists(openings) OR openings < :most',
    values: { ':one': 1, ':most': MOST_OPENINGS },
    onConflict: () => new ApiError('CodeFull'),
  });
  const opening: StoredOpening = { type: 'codeOpening', codeId: id, name, at, ...(seated && { seated }) };
  await putItem({ ...keys.opening, ...opening, expiresAt: timeToLive(endsAt) });
}

/** No browser has opened the code with this token. */
class NewOpening extends Error {}

interface CodeRecords {
  readonly codes: readonly StoredCode[];
  readonly openings: readonly StoredOpening[];
}

/** All codes of a competition, those that ended too. */
export async function codesOf(competitionId: string): Promise<CodeRecords> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :codes',
    ExpressionAttributeValues: { ':codes': codesPartition(competitionId) },
    ConsistentRead: true,
  });
  const ofType = (type: string) => items.filter((item) => item['type'] === type);
  return { codes: ofType('code').map(codeOf), openings: ofType('codeOpening').map(openingOf) };
}

/**
 * Withdraws a code; one that was withdrawn before stays as it is.
 * @returns when it was withdrawn
 * @throws {ApiError} NotFound
 */
export async function withdrawCode(competitionId: string, codeId: string, now: Date): Promise<string> {
  const { revokedAt } = await updateItem(codeKey(competitionId, codeId), {
    update: 'SET revokedAt = if_not_exists(revokedAt, :at)',
    condition: 'attribute_exists(pk)',
    values: { ':at': now.toISOString() },
    onConflict: () => new ApiError('NotFound'),
  });
  return String(revokedAt);
}
