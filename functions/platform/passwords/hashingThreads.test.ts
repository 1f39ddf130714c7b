import { execFile } from 'node:child_process';
import { randomBytes, scryptSync } from 'node:crypto';
import { rm, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { BUNDLING } from '../../../infra/constructs/bundling.ts';
import { scryptOnThread } from './hashingThreads.ts';

const hashing = (password: string) => ({
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

it('goes on with another thread when a hashing fails', async () => {
  const impossible = { ...hashing('x'), options: { N: 3 } };
  await expect(scryptOnThread(impossible)).rejects.toThrow();
  await expect(scryptOnThread(hashing('x'))).resolves.toHaveLength(32);
});

it('works in a function’s bundle, and lets its process end', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rinkside-hashing-'));
  try {
    const entry = path.join(folder, 'entry.ts');
    const source = path.join(import.meta.dirname, 'password.ts');
    await writeFile(
      entry,
      `import { hashPassword, isPassword } from ${JSON.stringify(source)};
       console.log(await isPassword('a password of ours', await hashPassword('a password of ours')));`,
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
