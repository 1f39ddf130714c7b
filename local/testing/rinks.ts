import { randomUUID } from 'node:crypto';
import type { RinkRecord } from '../../shared/contract/people/rinks/rinkRecord.ts';
import type { BodyOf } from '../../shared/contract/types.ts';
import type { Caller } from './caller.ts';

export function newRinkBy(admin: Caller, change: Partial<BodyOf<'createRink'>> = {}): Promise<RinkRecord> {
  const body = { name: `Rink ${randomUUID()}`, city: 'Lakeside', country: 'United States', ...change };
  return admin.data('createRink', { body });
}

/** The body of an update that changes nothing. */
export function rinkBodyOf({ id: _id, uses: _uses, ...body }: RinkRecord) {
  return body;
}

export async function rinkRecordOf(admin: Caller, rinkId: string): Promise<RinkRecord | undefined> {
  return (await admin.data('listRinkRecords')).find(({ id }) => id === rinkId);
}
