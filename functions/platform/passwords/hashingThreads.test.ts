import { execFile } from 'node:child_process';
import { randomBytes, scryptSync } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { BUNDLING } from '../../../infra/constructs/bundling.ts';
import { scryptOnThread, type HashingLane } from './hashingThreads.ts';

const hashing = (password: string, lane: HashingLane = 'account') => ({
  lane,
  password,
  salt: Buffer.from('sixteen bytes it'),
  bytes: 32,
  options: { N: 2 ** 10, r: 8, p: 1 },
});

it('derives what scrypt derives, many at once', async () => {
  const passwords = Array.from({ length: 20 }, () => randomBytes(8).toString('hex'));
  const keys = await Promise.all(passwords.map((password) => scryptOnThread(hashing(password))));
  const expected = passwords.map((password) => {
    const { salt, bytes, options } = hashing(password);
    return scryptSync(password, salt, bytes, options);
  });
  expect(keys).toEqual(expected);
});

it('refuses at once what finds the queue full, and goes on afterwards', async () => {
  const asked = Array.from({ length: 60 }, async () => scryptOnThread(hashing('x')));
  const done = await Promise.allSettled(asked);
  const refused = done.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(60 - 32 - 4);
  expect(refused[0]?.reason).toMatchObject({ code: 'Busy', details: { retryAfterSeconds: 5 } });
  await expect(scryptOnThread(hashing('x'))).resolves.toHaveLength(32);
});

it('lets log-ins by while guests fill their own queue, and never gives guests every thread', async () => {
  const order: string[] = [];
  const slow = (lane: HashingLane) => ({
    ...hashing('x', lane),
    options: { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 27 },
  });
  const run = (lane: HashingLane) => scryptOnThread(slow(lane)).then(() => order.push(lane));
  const guests = Promise.allSettled(Array.from({ length: 60 }, async () => run('guest')));
  const logIns = [run('account'), run('account'), run('account')];
  await Promise.all(logIns);
  expect(order.filter((lane) => lane === 'guest').length).toBeLessThanOrEqual(3 + 3);
  const done = await guests;
  expect(done.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(60 - 32 - 3);
});

it('goes on with another thread when a hashing fails', async () => {
  const impossible = { ...hashing('x'), options: { N: 3 } };
  await expect(scryptOnThread(impossible)).rejects.toThrow();
  await expect(scryptOnThread(hashing('x'))).resolves.toHaveLength(32);
});

/**
 * How the system ranks each thread of this process: the 19th field of its line, counted after the name in brackets. A
 * thread that ends meanwhile has no line.
 */
async function priorities(): Promise<Map<string, number>> {
  const found = (await readdir('/proc/self/task')).map(async (thread) => {
    const line = await readFile(`/proc/self/task/${thread}/stat`, 'utf8').catch(() => null);
    return [thread, Number(line?.slice(line.lastIndexOf(')') + 2).split(' ')[16])] as const;
  });
  return new Map(await Promise.all(found));
}

it.runIf(process.platform === 'linux')('leaves the processor to the thread that answers', async () => {
  await scryptOnThread(hashing('a password'));
  const found = await priorities();
  expect(found.get(String(process.pid))).toBe(getPriority());
  expect([...found.values()].filter((priority) => priority === 5).length).toBeGreaterThan(0);
});

it('works in a function’s bundle, and lets its process end', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rinkside-hashing-'));
  try {
    const entry = path.join(folder, 'entry.ts');
    const source = path.join(import.meta.dirname, 'password.ts');
    await writeFile(
      entry,
      `import { hashPassword, isPassword } from ${JSON.stringify(source)};
       console.log(await isPassword('a password of ours', await hashPassword('a password of ours', 'guest'), 'account'));`,
    );
    await build({ ...BUNDLING, entryPoints: { index: entry }, outdir: folder });
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(folder, 'index.mjs')], {
      timeout: 60_000,
      env: { ...process.env, PASSWORD_COST: '1024' },
    });
    expect(stdout.trim()).toBe('true');
  } finally {
    await rm(folder, { recursive: true });
  }
});
