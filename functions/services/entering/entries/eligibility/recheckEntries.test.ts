import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { RunningDynamo } from '../../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../../local/testing/memoryTable.ts';
import { stagedEntry } from '../../../../../local/testing/stagedEntry.ts';
import { findCompetition } from '../../../../store/entering/competitions/repository.ts';
import { getFormOfVersion } from '../../../../store/entering/forms/getFormOfVersion.ts';
import { documentClient } from '../../../../platform/table/client.ts';
import { tableName } from '../../../../platform/table/read.ts';
import { entryItem } from '../../../../store/entering/entries/items.ts';
import { recheckAll } from './recheckEntries.ts';
import { findEntry } from '../../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';

const now = new Date();
let dynamo: RunningDynamo;
let service: Server;
let isDown = false;
let asked = 0;

beforeAll(async () => {
  dynamo = await startMemoryTable();
  service = createServer((_request, response) => {
    asked += 1;
    const member = { fullName: 'Ada Frost', expiry: '2020-08-31', category: 'individual' };
    response.writeHead(isDown ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(member));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  vi.stubEnv('MEMBERSHIP_REGISTRY', `http://127.0.0.1:${String(port)}/{number}`);
});
beforeEach(() => {
  asked = 0;
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  service.close();
  await dynamo.close();
});

/** Entries that are in, and what they are looked at with. */
async function stored(count: number) {
  const entry = await stagedEntry(now);
  const entries = Array.from({ length: count }, (_, index): StoredEntry => ({
    ...entry,
    id: `${entry.id}${index}`,
    checks: [],
  }));
  for (const one of entries) {
    await documentClient().send(new PutCommand({ TableName: tableName(), Item: entryItem(one) }));
  }
  const competition = await findCompetition(entry.competitionId);
  const form = competition && (await getFormOfVersion(competition.formId, competition.formVersion));
  if (!competition || !form) throw new Error('The entry is one of a competition with a form');
  return { entries, evaluated: { competition, form, by: 'somebody', now } };
}

it('leaves entries as they are while the registry is down, and soon waits for it no more', async () => {
  isDown = true;
  const { entries, evaluated } = await stored(25);
  expect(await recheckAll(entries, evaluated)).toEqual({ rechecked: [], unanswered: 25 });
  // Two rounds of ten, each asked twice.
  expect(asked).toBe(40);
  const [first] = entries;
  const after = first && (await findEntry(first.accountId, first.id));
  expect(after).toMatchObject({ checks: [], version: first?.version });
});

it('remarks what the registry says once it answers again', async () => {
  isDown = false;
  const { entries, evaluated } = await stored(1);
  const { rechecked, unanswered } = await recheckAll(entries, evaluated);
  expect(unanswered).toBe(0);
  const [after] = rechecked;
  expect(after?.entry.checks.map(({ reason }) => reason)).toContain('memberExpires');
  expect(after?.added).toBe(after?.entry.checks.length);
});
