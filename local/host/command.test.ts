import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { clockOffset } from '../testing/clockOffset.ts';

const SLOW = 240_000;
const data = mkdtempSync(path.join(tmpdir(), 'rinkside-host-'));
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

afterAll(() => {
  rmSync(data, { recursive: true, force: true });
});

interface Host {
  readonly child: ChildProcess;
  /** The ready line's origin; rejects with what was printed when the host ends before it. */
  readonly origin: Promise<string>;
  readonly ended: Promise<{ status: number | null; printed: string }>;
}

function start(environment: Record<string, string>): Host {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'command.ts'), '--no-pages'], {
    env: { ...process.env, DATA_DIR: data, DEMO_DATA: 'off', PORT: '0', ...environment },
  });
  running.add(child);
  let printed = '';
  const ended = new Promise<{ status: number | null; printed: string }>((resolve) => {
    child.once('exit', (status) => {
      running.delete(child);
      resolve({ status, printed });
    });
  });
  const origin = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const ready = /^Rinkside is ready on (http:\/\/127\.0\.0\.1:\d+)$/m.exec(printed)?.[1];
      if (ready !== undefined) resolve(ready);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => {
      reject(new Error(printed));
    });
  });
  origin.catch(() => undefined);
  return { child, origin, ended };
}

const secret = () => readFileSync(path.join(data, 'secrets/rinkside-session-secret.json'), 'utf8');

describe('the command', () => {
  it(
    'serves the product, stops cleanly and keeps its data',
    async () => {
      const first = start({});
      const health = await fetch(`${await first.origin}/api/health`);
      expect(await health.json()).toMatchObject({ data: { status: 'ok' } });
      const key = secret();
      first.child.kill('SIGTERM');
      expect((await first.ended).status).toBe(0);
      const second = start({});
      await second.origin;
      expect(secret()).toBe(key);
      second.child.kill('SIGINT');
      expect((await second.ended).status).toBe(0);
    },
    SLOW,
  );

  it(
    'starts at another instant where a test run asks for it',
    async () => {
      const { origin } = start({
        NODE_OPTIONS: '--require=./local/testing/shiftedProcess.ts',
        TEST_CLOCK_OFFSET: String(Date.parse('2028-02-29T04:30:00Z') - Date.now() + clockOffset()),
      });
      const told = (await fetch(`${await origin}/api/health`)).headers.get('date');
      expect(told).toMatch(/^Tue, 29 Feb 2028 04:3\d:/);
    },
    SLOW,
  );

  it(
    'answers what no route serves with the catalogue’s NotFound',
    async () => {
      const answer = await fetch(`${await start({}).origin}/api/nothing/here`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(await answer.json()).toMatchObject({ status: 404, code: 'NotFound' });
    },
    SLOW,
  );

  it(
    'leaves a data folder that another host works on, in one sentence',
    async () => {
      await start({}).origin;
      const { status, printed } = await start({}).ended;
      expect({ status, lines: printed.trim().split('\n').length }).toEqual({ status: 1, lines: 1 });
      expect(printed).toContain('already works on');
    },
    SLOW,
  );

  it(
    'leaves a port that is taken, in one sentence',
    async () => {
      const other = createServer();
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const { port } = other.address() as AddressInfo;
      const { status, printed } = await start({ PORT: String(port) }).ended;
      other.close();
      expect(status).toBe(1);
      expect(printed.trim()).toBe(
        `Port ${String(port)} is already in use: stop what listens there, or choose another one with PORT.`,
      );
    },
    SLOW,
  );

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PUBLIC_ORIGIN', 'rinkside.example'],
  ])(
    'refuses %s=%s in one sentence',
    async (name, value) => {
      const { status, printed } = await start({ [name]: value }).ended;
      expect(status).toBe(1);
      expect(printed).toContain(`${name} is "${value}"`);
    },
    SLOW,
  );
});
