import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { RunningDynamo } from '../../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../../local/testing/memoryTable.ts';
import { stagedNotifications } from '../../../../../local/testing/stagedNotifications.ts';
import { stagedPlaceholder } from '../../../../../local/testing/stagedPlaceholder.ts';
import { ROUTES } from '../../../../../shared/contract/routes.ts';
import { findPlaceholder, uninvitedPlaceholders } from '../../../../store/people/accounts/placeholders.ts';
import { storeRink } from '../../../../store/people/rinks/repository.ts';
import { newRink } from '../../../../store/people/rinks/rink.ts';
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
  vi.stubEnv('MAIL_CONFIGURATION', 'Rinkside-test');
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
  const place = { name: 'Pond', city: 'Lakeside', country: 'Canada' } as const;
  const rink = newRink(ROUTES.createRink.body.parse(place), now);
  await storeRink({ ...rink, id: 'rink' });
  const id = await stagedPlaceholder(entry, now);
  expect(await inviteFamily(id, 'Kim Lake', now)).toBe('failed');
  expect((await findPlaceholder(id))?.invitedAt).toBeNull();
  expect((await uninvitedPlaceholders(competitionId)).map((one) => one.id)).toEqual([id]);
  isRefusing = false;
  expect(await inviteFamily(id, 'Kim Lake', now)).toBe('sent');
  expect(await uninvitedPlaceholders(competitionId)).toEqual([]);
});
