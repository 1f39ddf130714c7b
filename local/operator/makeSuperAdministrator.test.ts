import { randomUUID } from 'node:crypto';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const PASSWORD = 'nine spins and a waltz jump';
const data = mkdtempSync(path.join(tmpdir(), 'rinkside-operator-'));
const environment = { ...process.env, DATA_DIR: data, DEMO_DATA: 'off', PORT: '0', PASSWORD_COST: '1024' };
const run = promisify(execFile);
let host: ChildProcess;
let origin: string;
let firstLink: URL;

/** The link that the command prints; rejects with its output if it fails. */
async function command(...args: string[]): Promise<URL> {
  const file = path.join(ROOT, 'scripts/makeSuperAdministrator.mjs');
  const { stdout } = await run(process.execPath, [file, ...args], {
    env: { ...environment, PUBLIC_ORIGIN: 'https://rink.example' },
  });
  return new URL(stdout.trim().split('\n').at(-1) ?? '');
}

async function post(route: string, body: unknown): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(`${origin}/api/auth/${route}`, {
    method: 'POST',
    headers: { 'x-requested-with': 'test' },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

const tokenIn = (link: URL) => link.searchParams.get('token');

interface Administrator {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly cookie: string;
}

async function call(cookie: string, method: string, route: string, body?: unknown) {
  const response = await fetch(`${origin}/api/${route}`, {
    method,
    headers: { 'x-requested-with': 'test', cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { response, answer: (await response.json()) as { data?: unknown } };
}

async function loggedIn(email: string): Promise<Administrator> {
  const { response, answer } = await call('', 'POST', 'auth/login', { email, password: PASSWORD });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { ...(answer.data as Pick<Administrator, 'id' | 'name' | 'email'>), cookie };
}

async function newAdministrator(name: string): Promise<Administrator> {
  const email = `${randomUUID()}@club.example`;
  const link = await command('--email', email, '--name', name);
  await post('reset-password', { token: tokenIn(link), password: PASSWORD });
  return loggedIn(email);
}

async function administratorsAmong(people: readonly Administrator[]): Promise<Administrator[]> {
  const left: Administrator[] = [];
  for (const { email } of people) {
    const { answer } = await post('login', { email, password: PASSWORD });
    const isOne = (answer as { data?: { role: string } }).data?.role === 'SUPER_ADMIN';
    if (isOne) left.push(await loggedIn(email));
  }
  return left;
}

async function demoteAllBut(pair: readonly Administrator[]): Promise<void> {
  const [by] = pair;
  if (!by) throw new Error('A super administrator is needed');
  const { answer } = await call(by.cookie, 'GET', 'users?role=SUPER_ADMIN');
  for (const one of answer.data as (Administrator & { version: number })[]) {
    if (pair.some(({ id }) => id === one.id)) continue;
    const { response } = await change(by, one, { role: 'SKATER', version: one.version });
    expect(response.status).toBe(200);
  }
}

const change = (by: Administrator, { id, name }: Administrator, to: object) =>
  call(by.cookie, 'PUT', `users/${id}`, { name, role: 'SUPER_ADMIN', active: true, version: 2, ...to });

/** The ways in which a super administrator is lost, by another one or by their own action. */
const REMOVALS = {
  demote: async (of: Administrator, by: Administrator) =>
    (await change(by, of, { role: 'SKATER' })).response.status,
  disable: async (of: Administrator, by: Administrator) =>
    (await change(by, of, { active: false })).response.status,
  delete: async (of: Administrator) =>
    (await call(of.cookie, 'POST', 'users/me/delete', { currentPassword: PASSWORD })).response.status,
};

const PAIRS = [
  ['demote', 'demote'],
  ['demote', 'disable'],
  ['demote', 'delete'],
  ['disable', 'disable'],
  ['disable', 'delete'],
  ['delete', 'delete'],
] as const;

beforeAll(async () => {
  firstLink = await command('--email', 'Ada@Club.example', '--name', 'Ada');
  host = spawn(process.execPath, ['local/host/command.ts', '--no-pages'], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!host.stdout) throw new Error('The output of the local host cannot be read');
  for await (const line of createInterface({ input: host.stdout })) {
    origin = /^Rinkside is ready on (http:\S+)$/.exec(line)?.[1] ?? '';
    if (origin !== '') break;
  }
});

afterAll(async () => {
  const stopped = once(host, 'exit');
  host.kill('SIGTERM');
  await stopped;
  const left = existsSync(path.join(data, 'endpoints.json'));
  rmSync(data, { recursive: true });
  expect(left).toBe(false);
});

describe('the operator’s command', () => {
  it('creates an account while the product does not run, whose owner then chooses a password and logs in', async () => {
    expect(firstLink.origin + firstLink.pathname).toBe('https://rink.example/reset-password');
    expect(firstLink.searchParams.get('invited')).toBe('1');
    const chosen = { token: tokenIn(firstLink), password: PASSWORD };
    expect((await post('reset-password', chosen)).status).toBe(200);
    expect((await post('reset-password', chosen)).status).toBe(400);
    const { answer } = await post('login', { email: 'ada@club.example', password: PASSWORD });
    expect(answer).toMatchObject({ data: { name: 'Ada', role: 'SUPER_ADMIN' } });
  });

  it('works through the running host, whose own origin the link has', async () => {
    const link = await command('--email', 'bo@club.example', '--name', 'Bo');
    expect(link.origin).toBe(origin);
    expect((await post('reset-password', { token: tokenIn(link), password: PASSWORD })).status).toBe(200);
  });

  it('gives an existing super administrator a new link', async () => {
    const link = await command('--email', 'ada@club.example', '--name', 'Ada');
    const password = `${PASSWORD} again`;
    expect((await post('reset-password', { token: tokenIn(link), password })).status).toBe(200);
    expect((await post('login', { email: 'ada@club.example', password })).status).toBe(200);
  });

  it('keeps one super administrator, whatever two do to each other at the same moment', async () => {
    let pair = [await newAdministrator('Ada'), await newAdministrator('Bo')];
    await demoteAllBut(pair);
    for (const [removal, other] of PAIRS) {
      const [one, two] = pair;
      if (!one || !two) throw new Error('Two super administrators are needed');
      const statuses = await Promise.all([REMOVALS[removal](two, one), REMOVALS[other](one, two)]);
      expect(statuses.filter((status) => status === 200).length).toBeLessThan(2);
      const left = await administratorsAmong(pair);
      expect(left.length, `${removal} and ${other}`).toBeGreaterThan(0);
      pair = left.length === 2 ? left : [...left, await newAdministrator(removal)];
    }
  });

  it('does not change the role of a family’s account', async () => {
    const family = { name: 'Robin', email: 'robin@family.example', password: PASSWORD };
    expect((await post('signup', family)).status).toBe(201);
    await expect(command('--email', family.email, '--name', 'Robin')).rejects.toMatchObject({
      code: 1,
      stderr: 'robin@family.example has an account of another role: use another address.\n',
    });
  });

  it.each([[[]], [['--email', 'no address', '--name', 'Ada']], [['--email', 'a@b.example', '--name', ' ']]])(
    'prints its usage when it is called with %j',
    async (args) => {
      await expect(command(...args)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('Say who: npm run make-super-administrator'),
      });
    },
  );

  it('requires the origin of a deployed link', async () => {
    await expect(
      command('--environment', 'production', '--email', 'a@b.example', '--name', 'A'),
    ).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('RINKSIDE_ORIGIN') });
  });
});
