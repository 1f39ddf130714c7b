import * as z from 'zod/mini';
import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import { nameOrder } from '../../../../shared/domain/core/nameOrder.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { RINKS, rinkKey, rinkNameKey, rinkNamePartition } from '../../keys.ts';
import { getItem, getItems, queryAll } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import {
  createWrite,
  deleteWrite,
  hasVersion,
  putWrite,
  updateWrite,
} from '../../../platform/table/writes.ts';
import { rinkItems, rinkNameItem, rinkOf } from './rink.ts';

const nameTaken = () => wrongField('name', 'AlreadyExist');

/** @throws {ApiError} ValidationFailed (name, AlreadyExist) when the country has a rink of that name */
export async function storeRink(rink: RinkRecord, extraWrites: readonly TransactItem[] = []): Promise<void> {
  const creates = rinkItems(rink).map((item) => createWrite(item, nameTaken));
  await transact([...creates, ...extraWrites]);
}

/**
 * Updates a rink of the version that was read. Fields are set one by one, because other writes count its
 * uses at the same time.
 * @throws {ApiError} VersionConflict; ValidationFailed (name, AlreadyExist)
 */
export async function replaceRink(
  before: RinkRecord,
  after: RinkRecord,
  extraWrites: readonly TransactItem[] = [],
): Promise<void> {
  const { id: _id, uses: _uses, ...fields } = after;
  await transact([updateRinkWrite(before, fields), ...renameWrites(before, after), ...extraWrites]);
}

/** Sets fields of a rink of the version that was read. */
export function updateRinkWrite(before: RinkRecord, fields: Partial<RinkRecord>): TransactItem {
  const names = Object.keys(fields);
  const { condition, ...version } = hasVersion(before.version);
  return updateWrite(rinkKey(before.id), {
    update: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
    condition,
    names: { ...version.names, ...Object.fromEntries(names.map((name) => [`#${name}`, name])) },
    values: {
      ...version.values,
      ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
    },
    onConflict: () => new ApiError('VersionConflict'),
  });
}

/** Reserves the new name. A name that differs in case only has the same key, which the rink may overwrite. */
function renameWrites(before: RinkRecord, after: RinkRecord): TransactItem[] {
  if (before.name === after.name && before.country === after.country) return [];
  const [old, young] = [nameKeyOf(before), nameKeyOf(after)];
  const put = putWrite(rinkNameItem(after), {
    condition: 'attribute_not_exists(pk) OR rinkId = :own',
    values: { ':own': after.id },
    onConflict: nameTaken,
  });
  return old.pk === young.pk && old.sk === young.sk ? [put] : [put, deleteWrite(old)];
}

const nameKeyOf = ({ country, name }: RinkRecord) => rinkNameKey(country, name);

/** The rink changed, or something began to use it, before it could be deleted. */
export class RinkConflict extends Error {}

/**
 * Deletes an unused rink of the version that was read.
 * @throws {RinkConflict}
 */
export async function removeRink(rink: RinkRecord, extraWrites: readonly TransactItem[] = []): Promise<void> {
  const remove = deleteWrite(rinkKey(rink.id), {
    condition: '#version = :read AND #uses = :none',
    names: { '#version': 'version', '#uses': 'uses' },
    values: { ':read': rink.version, ':none': 0 },
    onConflict: () => new RinkConflict(),
  });
  await transact([remove, deleteWrite(nameKeyOf(rink)), ...extraWrites]);
}

/** All registered rinks, sorted by name. */
export async function allRinks(): Promise<RinkRecord[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :rinks',
    ExpressionAttributeValues: { ':rinks': RINKS },
    // An administrator sees their own change at once; CloudFront caches this list for everybody else.
    ConsistentRead: true,
  });
  return items.map(rinkOf).sort((one, other) => (nameOrder(one.name) < nameOrder(other.name) ? -1 : 1));
}

export async function findRink(rinkId: string): Promise<RinkRecord | null> {
  const item = await getItem(rinkKey(rinkId));
  return item ? rinkOf(item) : null;
}

const rinkName = z.object({ rinkId: z.string(), name: z.string(), country: z.string() });

/** The registered rinks with this name, whatever its case: at most one in each country. */
export async function rinksNamed(name: string): Promise<z.output<typeof rinkName>[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :name',
    ExpressionAttributeValues: { ':name': rinkNamePartition(name) },
  });
  return items.map((item) => rinkName.parse(item));
}

/** @param isCurrent reads the latest writes too, for rinks that are about to change */
export async function rinksById(ids: readonly string[], isCurrent = false): Promise<Map<string, RinkRecord>> {
  const rinks = (await getItems(ids.map(rinkKey), isCurrent)).map(rinkOf);
  return new Map(rinks.map((rink) => [rink.id, rink]));
}
