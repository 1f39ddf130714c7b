import { ulid } from 'ulidx';
import { rinkRecord, type RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import { rinkKey, rinkNameKey } from '../../keys.ts';
import type { Item } from '../../../platform/table/read.ts';

export const rinkOf = (item: Item): RinkRecord => rinkRecord.parse(item);

export function newRink(fields: ParsedRequest<'createRink'>['body'], now: Date): RinkRecord {
  return { id: ulid(now.getTime()), ...fields, active: true, uses: 0, version: 1 };
}

/** A rink's item, and the item that reserves its name within the country. */
export function rinkItems(rink: RinkRecord) {
  return [{ ...rinkKey(rink.id), type: 'rink', ...rink }, rinkNameItem(rink)];
}

export function rinkNameItem({ id, name, country }: RinkRecord) {
  return { ...rinkNameKey(country, name), type: 'rinkName', rinkId: id, name, country };
}
