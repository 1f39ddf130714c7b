import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunningDynamo } from '../../local/dynamo/server.ts';
import { gatewayEvent } from '../../local/testing/gatewayEvent.ts';
import { startMemoryTable } from '../../local/testing/memoryTable.ts';
import { OVERDUE_MAILS } from '../../shared/contract/core/system/schedule.ts';
import { putItem } from '../platform/table/writes.ts';
import { DATA_VERSION } from '../store/core/settings/dataVersion.ts';
import { DATA_VERSION_KEY } from '../store/keys.ts';
import { handler as system } from './core/system/lambda.ts';
import { handler as rinks } from './people/rinks/lambda.ts';
import { handler as mailEvents } from './public/mailEvents/lambda.ts';
import { handler as outboxSchedule } from './public/outboxSchedule/lambda.ts';
import { handler as outboxStream } from './public/outboxStream/lambda.ts';

let dynamo: RunningDynamo;
let time = Date.parse('2026-11-28T12:00:00Z');
const lines: string[] = [];
const context = { getRemainingTimeInMillis: () => 60_000, awsRequestId: 'r1' } as Context;

beforeAll(async () => {
  dynamo = await startMemoryTable();
  vi.stubEnv('PUBLIC_ORIGIN', 'https://rinkside.example');
  vi.stubEnv('PRODUCT_VERSION', '0.3.0');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await dynamo.close();
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: time });
  lines.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  minuteLater();
});

function minuteLater(): void {
  time += 60_000;
  vi.setSystemTime(time);
}

const store = (stored: { readonly version: number; readonly underWay?: { readonly to: number } }) =>
  putItem({ ...DATA_VERSION_KEY, type: 'dataVersion', ...stored });

async function called(handler: typeof rinks, operation: 'listRinks' | 'health') {
  const { statusCode, body }: APIGatewayProxyStructuredResultV2 = await handler(
    gatewayEvent(operation),
    context,
  );
  return { statusCode, code: (JSON.parse(body ?? '{}') as { readonly code?: string }).code };
}

const REFUSED = { statusCode: 503, code: 'Busy' };

describe('on data of a later release', () => {
  it.each([
    ['that has been migrated', { version: DATA_VERSION + 1 }],
    ['that is being migrated', { version: DATA_VERSION, underWay: { to: DATA_VERSION + 1 } }],
  ])('%s, calls are not answered, and a line of the log says why', async (_, stored) => {
    await store(stored);
    expect(await called(rinks, 'listRinks')).toEqual(REFUSED);
    expect(await called(system, 'health')).toEqual(REFUSED);
    const [line] = lines.map((text) => JSON.parse(text) as object);
    expect(line).toMatchObject({
      level: 'error',
      event: 'newerData',
      found: DATA_VERSION + 1,
      known: DATA_VERSION,
    });
  });

  it('no mail is sent, and none is marked as returned', async () => {
    await store({ version: DATA_VERSION + 1 });
    await expect(outboxSchedule({ scheduled: OVERDUE_MAILS.scheduled }, context)).rejects.toThrow('Busy');
    await expect(outboxStream({ Records: [] }, context)).rejects.toThrow('Busy');
    await expect(mailEvents({ detail: {} }, context)).rejects.toThrow('Busy');
  });
});

it('is noticed within a minute, and so is the way back', async () => {
  await store({ version: DATA_VERSION });
  expect((await called(rinks, 'listRinks')).statusCode).toBe(200);
  await store({ version: DATA_VERSION + 1 });
  minuteLater();
  expect(await called(rinks, 'listRinks')).toEqual(REFUSED);
  await store({ version: DATA_VERSION });
  minuteLater();
  expect((await called(rinks, 'listRinks')).statusCode).toBe(200);
});
