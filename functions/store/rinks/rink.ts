import { ulid } from 'ulidx';
import * as z from 'zod/mini';
import { rinkRecord, type RinkRecord } from '../../../shared/contract/rinks/rinks.ts';
import type { ParsedRequest } from '../../../shared/contract/types.ts';
import { rinkKey, rinkNameKey } from '../keys.ts';
import type { Item } from '../../platform/table/read.ts';

const unknown = z._default(z.nullable(z.string()), null);

/** A rink as stored; rinks of earlier versions lack some fields. */
const storedRink = z.extend(rinkRecord, {
  shortName: unknown,
  address: unknown,
  timeZone: z._default(z.string(), 'UTC'),
  contactName: unknown,
  contactEmail: unknown,
  contactPhone: unknown,
  isi: unknown,
  expDate: unknown,
  logo: unknown,
  active: z._default(z.boolean(), true),
  uses: z._default(z.number(), 0),
});

export const rinkOf = (item: Item): RinkRecord => storedRink.parse(item);

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
