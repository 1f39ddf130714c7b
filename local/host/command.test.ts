import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { clockOffset } from '../testing/clockOffset.ts';
import { rightsOf } from '../testing/rights.ts';

const SLOW = 240_000;
const data = mkdtempSync(path.join(tmpdir(), 'rinkside-host-'));
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

afterAll(() => {
  rmSync(data, { recursive: true, force: true });
});

/** The running host's file with its endpoints; the same in every version. */
const endpoints = () =>
  JSON.parse(readFileSync(path.join(data, 'endpoints.json'), 'utf8')) as { dynamo: string; outbox: string };

interface Host {
  readonly child: ChildProcess;
  /** The origin from the ready line; rejects with the output if the host ends first. */
  readonly origin: Promise<string>;
  readonly ended: Promise<{ status: number | null; printed: string }>;
}

function start(environment: Record<string, string>): Host {
  const command = `umask 0; exec "${process.execPath}" "${path.join(import.meta.dirname, 'command.ts')}" --no-pages`;
  const child = spawn('/bin/sh', ['-c', command], {
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
    'serves the product, answers a path without a route with NotFound, stops cleanly and keeps its data',
    async () => {
      const first = start({});
      const health = await fetch(`${await first.origin}/api/health`);
      expect(health.headers.get('strict-transport-security')).toBeNull();
      expect(await health.json()).toMatchObject({ data: { status: 'ok' } });
      const answer = await fetch(`${await first.origin}/api/nothing/here`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(await answer.json()).toMatchObject({ status: 404, code: 'NotFound' });
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
    'protects each of its answers where others reach it, and shows them no workshop',
    async () => {
      const origin = await start({ PUBLIC_ORIGIN: 'https://rinkside.example', BEHIND_PROXY: 'on' }).origin;
      for (const page of ['/api/health', '/api/nothing', '/%00', '/_outbox', '/_gallery']) {
        const { headers } = await fetch(origin + page);
        const found = ['x-content-type-options', 'strict-transport-security'].map((name) =>
          headers.get(name),
        );
        expect([page, ...found]).toEqual([page, 'nosniff', 'max-age=31536000']);
        expect(headers.get('content-security-policy'), page).toContain("frame-ancestors 'none'");
        expect(headers.get('content-security-policy'), page).not.toContain("'unsafe-inline'");
      }
    },
    SLOW,
  );

  it(
    'starts at another instant on request of a test run',
    async () => {
      const { origin } = start({
        NODE_OPTIONS: '--require=./local/testing/shiftedProcess.ts',
        TEST_CLOCK_OFFSET: String(Date.parse('2028-02-29T04:30:00Z') - Date.now() + clockOffset()),
      });
      const notified = (await fetch(`${await origin}/api/health`)).headers.get('date');
      expect(notified).toMatch(/^Tue, 29 Feb 2028 04:3\d:/);
    },
    SLOW,
  );

  it(
    'restricts its data to its owner, though others could read it before',
    async () => {
      chmodSync(data, 0o777);
      for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' })) {
        const file = path.join(data, name);
        chmodSync(file, statSync(file).isDirectory() ? 0o777 : 0o666);
      }
      const host = start({});
      const origin = await host.origin;
      const call = { method: 'POST', headers: { 'x-requested-with': 'test' } };
      const body = JSON.stringify({
        name: 'Robin',
        email: 'robin@family.example',
        password: 'nine spins and a waltz',
      });
      expect((await fetch(`${origin}/api/auth/signup`, { ...call, body })).status).toBe(201);
      const rights = rightsOf(data);
      expect(rights.filter((right) => !/^(drwx|-rw-)------ /.test(right))).toEqual([]);
      for (const name of ['dynamo/dynamo.sqlite-wal', 'outbox.sqlite', 'endpoints.json'])
        expect(rights).toContain(`-rw------- ${name}`);
      host.child.kill('SIGTERM');
      expect((await host.ended).status).toBe(0);
    },
    SLOW,
  );

  it(
    'allows no access to its database or its mails without reading its folder, whatever other settings exist',
    async () => {
      const settings = {
        AWS_PROFILE: 'work',
        AWS_SESSION_TOKEN: 'x',
        AWS_IGNORE_CONFIGURED_ENDPOINT_URLS: 'true',
      };
      const origin = await start(settings).origin;
      const { dynamo, outbox } = endpoints();
      const scan = await fetch(dynamo, {
        method: 'POST',
        headers: { 'x-amz-target': 'DynamoDB_20120810.Scan' },
        body: '{"TableName":"rinkside-table"}',
      });
      expect([scan.status, await scan.text()]).toEqual([400, expect.not.stringContaining('Items')]);
      for (const page of ['/_outbox', '/_outbox.json', '/_outbox/1', '/_outbox?key=', '/_outbox?key=guess'])
        expect([page, (await fetch(origin + page)).status]).toEqual([page, 403]);
      const opened = await fetch(outbox, { redirect: 'manual' });
      expect([opened.status, opened.headers.get('location')]).toEqual([303, '/_outbox']);
      const cookie = opened.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^rinkside-outbox=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict$/);
      const read = await fetch(`${origin}/_outbox.json`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
      expect(await read.json()).toHaveProperty('data');
    },
    SLOW,
  );

  it(
    'refuses a data folder that other accounts use too',
    async () => {
      const shared = mkdtempSync(path.join(tmpdir(), 'rinkside-shared-'));
      writeFileSync(path.join(shared, 'theirs.txt'), 'theirs');
      chmodSync(shared, 0o755);
      const { status, printed } = await start({ DATA_DIR: shared }).ended;
      expect([status, printed.trim().split('\n').length]).toEqual([1, 1]);
      expect(printed).toContain('choose a folder of its own');
      expect(rightsOf(shared)).toEqual(['drwxr-xr-x .', '-rw-r--r-- theirs.txt']);
      rmSync(shared, { recursive: true });
    },
    SLOW,
  );

  it(
    'does not open the demo to other machines unasked',
    async () => {
      const { status, printed } = await start({ DEMO_DATA: '', HOST: '0.0.0.0' }).ended;
      expect([status, printed.trim()]).toEqual([
        1,
        'Others could log in with the demo accounts, whose password everybody knows: set DEMO_DATA=off to ' +
          'start empty, or DEMO_DATA=on to have them all the same.',
      ]);
    },
    SLOW,
  );

  it(
    'refuses a data folder that another host uses, in one sentence',
    async () => {
      await start({}).origin;
      const { status, printed } = await start({}).ended;
      expect({ status, lines: printed.trim().split('\n').length }).toEqual({ status: 1, lines: 1 });
      expect(printed).toContain('already works on');
    },
    SLOW,
  );

  it(
    'refuses a port that is taken, in one sentence',
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

  it(
    'refuses a setting in one sentence',
    async () => {
      const { status, printed } = await start({ PORT: 'abc' }).ended;
      expect([status, printed.trim()]).toEqual([1, 'PORT is "abc", which is no port (0 to 65535).']);
    },
    SLOW,
  );
});
