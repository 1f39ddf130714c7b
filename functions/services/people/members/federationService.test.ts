import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { federationService } from './federationService.ts';

const ADA = {
  fullName: 'Ada Frost',
  birthdate: '2015-11-27',
  category: 'individual',
  expiry: '2031-08-31',
  tests: [{ discipline: 'Freestyle', level: 'Freestyle 1', date: '2026-01-12' }],
};

let dynamo: RunningDynamo;
let server: Server | undefined;
let asked: string[];
const now = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  vi.restoreAllMocks();
});

/** A federation's service that answers so; the numbers it was asked for are in `asked`. */
async function service(answer: RequestListener) {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return federationService(`http://127.0.0.1:${String(port)}/members/{number}?key=k`);
}

const json: (body: unknown, status?: number) => RequestListener =
  (body, status = 200) =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

describe('a federation’s own service', () => {
  it('is asked with the number in its address, and its answer is kept for an hour', async () => {
    const registry = await service(json(ADA));
    expect(await registry.find('4711', now)).toMatchObject({ number: '4711', ...ADA });
    expect(await registry.find('4711', now)).toMatchObject({ number: '4711', ...ADA });
    expect(asked).toEqual(['/members/4711?key=k']);
    await registry.find('4711', new Date(now.getTime() + 3_601_000));
    expect(asked).toHaveLength(2);
  });

  it('does not know a number: that is kept for minutes only', async () => {
    const registry = await service(json({}, 404));
    expect(await registry.find('404', now)).toBe('unknown');
    expect(await registry.find('404', now)).toBe('unknown');
    expect(asked).toHaveLength(1);
    expect(await registry.find('404', new Date(now.getTime() + 301_000))).toBe('unknown');
    expect(asked).toHaveLength(2);
  });

  it('is asked a second time when it fails', async () => {
    let calls = 0;
    const registry = await service((request, response) => {
      calls += 1;
      json(ADA, calls === 1 ? 503 : 200)(request, response);
    });
    expect(await registry.find('503', now)).toMatchObject({ fullName: 'Ada Frost' });
  });

  it.each([
    ['errors', json({}, 500)],
    ['nonsense', json({ fullName: 'Ada', expiry: 'next summer' })],
    ['a page', ((_request, response) => response.end('<html>')) satisfies RequestListener],
    [
      'another address',
      ((_request, response) => response.writeHead(302, { location: '/' }).end()) satisfies RequestListener,
    ],
    ['silence', (() => undefined) satisfies RequestListener],
  ])(
    'is not answering when it gives %s, and that is not kept',
    async (what, answer) => {
      vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      const registry = await service(answer);
      const number = what.replaceAll(' ', '').toUpperCase();
      expect(await registry.find(number, now)).toBe('notAnswering');
      expect(asked).toHaveLength(2);
      expect(await registry.find(number, now)).toBe('notAnswering');
      expect(asked).toHaveLength(4);
    },
    15_000,
  );
});
