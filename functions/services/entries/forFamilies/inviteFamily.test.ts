import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { stagedNotifications } from '../../../../local/testing/stagedNotifications.ts';
import { ROUTES } from '../../../../shared/contract/routes.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { createWrite } from '../../../platform/table/writes.ts';
import {
  newPlaceholderWrites,
  findPlaceholder,
  uninvitedPlaceholders,
} from '../../../store/accounts/placeholders.ts';
import { entryItem } from '../../../store/entries/items.ts';
import { createRink } from '../../../store/rinks/repository.ts';
import { newRink } from '../../../store/rinks/rink.ts';
import { inviteFamily } from './inviteFamily.ts';

let dynamo: RunningDynamo;
let service: Server;
let isRefusing = true;

beforeAll(async () => {
  dynamo = await startMemoryTable();
  service = createServer((_request, response) => {
    if (isRefusing) response.writeHead(400, { 'x-amzn-errortype': 'MessageRejected' });
    response.end(JSON.stringify(isRefusing ? { message: 'Not today' } : { MessageId: 'sent' }));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${String((service.address() as AddressInfo).port)}`);
  vi.stubEnv('MAIL_FROM', 'entries@rinkside.example');
  vi.stubEnv('PUBLIC_ORIGIN', 'https://rinkside.example');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(async () => {
  await dynamo.close();
  service.close();
});

it('counts a refused mail as not sent, so that the family is invited with the next call', async () => {
  const { entry, now } = await stagedNotifications();
  const { competitionId } = entry;
  const id = 'paper-family';
  const email = 'paper@families.test.example';
  const place = { name: 'Pond', city: 'Lakeside', country: 'Canada' } as const;
  const rink = newRink(ROUTES.createRink.body.parse(place), now);
  await createRink({ ...rink, id: 'rink' });
  await transact([
    ...newPlaceholderWrites({
      type: 'placeholder',
      id,
      competitionId,
      email,
      name: 'Mia Paper',
      createdAt: now.toISOString(),
      invitedAt: null,
      takenBy: null,
    }),
    createWrite(
      entryItem({ ...entry, id: `${entry.id}P`, accountId: id, placeholder: { email } }),
      () => new Error('Stored'),
    ),
  ]);
  expect(await inviteFamily(id, 'Kim Lake', now)).toBe(false);
  expect((await findPlaceholder(id))?.invitedAt).toBeNull();
  expect((await uninvitedPlaceholders(competitionId)).map((one) => one.id)).toEqual([id]);
  isRefusing = false;
  expect(await inviteFamily(id, 'Kim Lake', now)).toBe(true);
  expect(await uninvitedPlaceholders(competitionId)).toEqual([]);
});
