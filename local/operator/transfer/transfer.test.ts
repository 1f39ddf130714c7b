import {
  BatchWriteItemCommand,
  GetItemCommand,
  ScanCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import fc from 'fast-check';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesOfTransfer, transferPlaces } from '../../testing/transferPlaces.ts';
import { checkFile } from './fileReader.ts';
import type { DataPlace } from './place.ts';
import { Sealing } from './sealing.ts';
import type { StoredItem } from './storedItem.ts';

let places: Awaited<ReturnType<typeof transferPlaces>>;

beforeAll(async () => {
  places = await transferPlaces();
});
afterAll(() => places.close());

const S = (text: string) => ({ S: text });
const item = (pk: string, sk: string, more: StoredItem = {}): StoredItem => ({
  pk: S(pk),
  sk: S(sk),
  ...more,
});
const account = (id: string, more: StoredItem = {}) =>
  item(`USER#${id}`, 'USER', {
    type: S('user'),
    id: S(id),
    passwordHash: S(`scrypt$${id}`),
    secondFactors: { N: '1' },
    ...more,
  });
const counter = (last: number) => item('COMPETITION#c1#RECEIPTS', 'COUNTER', { last: { N: String(last) } });

async function stored({ database, tableName }: DataPlace): Promise<StoredItem[]> {
  const { Items = [] } = await database.send(new ScanCommand({ TableName: tableName }));
  return Items.filter(({ pk }) => pk?.S !== 'DATAVERSION');
}
const find = async (place: DataPlace, pk: string, sk: string) =>
  (await stored(place)).find((one) => one['pk']?.S === pk && one['sk']?.S === sk);

const PASSPHRASE = 'three lutzes and a loop';

describe('a transfer', () => {
  const text = fc.string({ minLength: 1, maxLength: 12 });
  const scalar = fc.oneof(
    text.map(S),
    fc.integer().map((number) => ({ N: String(number) })),
    fc.boolean().map((BOOL) => ({ BOOL })),
    fc.constant({ NULL: true as const }),
    fc.uint8Array({ minLength: 1, maxLength: 9 }).map((B) => ({ B })),
    fc.uniqueArray(text, { minLength: 1, maxLength: 3 }).map((SS) => ({ SS })),
  );
  const value = fc.oneof(
    scalar,
    fc.array(scalar, { maxLength: 3 }).map((L) => ({ L })),
    fc.dictionary(text, scalar, { maxKeys: 3 }).map((M) => ({ M })),
  );
  const attributes = fc.dictionary(
    fc.oneof(
      fc.constantFrom('B', 'type', 'outbox'),
      text.filter((name) => !/^(pk|sk|__proto__)$/.test(name)),
    ),
    value,
    { maxKeys: 5 },
  );

  it('there and back is the same file, but for its time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(text, attributes), { maxLength: 12, selector: ([key]) => key }),
        async (made) => {
          const from = await places.newPlace(made.map(([key, more]) => item(`ENTRY#${key}`, 'X', more)));
          const first = await places.exported(from);
          const to = await places.newPlace();
          await places.imported(to, first);
          const second = await places.exported(to, { now: new Date('2027-01-01T00:00:00Z') });
          const withoutTime = (file: string) =>
            linesOfTransfer(file)
              .slice(0, -1)
              .map((line) => line.replace(/"exportedAt":"[^"]*"/, ''));
          expect(withoutTime(second)).toEqual(withoutTime(first));
        },
      ),
      { numRuns: 12 },
    );
  });

  it('moves objects with their types, in a file for its owner only', async () => {
    const from = await places.newPlace([item('SETTINGS', 'SETTINGS')]);
    const Key = 'images/logo.png';
    const Body = Buffer.alloc(200_000, 7);
    await from.files.send(
      new PutObjectCommand({
        Bucket: from.bucket,
        Key,
        Body,
        ContentType: 'image/png',
        CacheControl: 'public',
      }),
    );
    const file = await places.exported(from);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const to = await places.newPlace();
    await places.imported(to, file);
    const got = await to.files.send(new GetObjectCommand({ Bucket: to.bucket, Key }));
    expect([got.ContentType, got.CacheControl]).toEqual(['image/png', 'public']);
    expect(Buffer.from((await got.Body?.transformToByteArray()) ?? []).equals(Body)).toBe(true);
  });

  it.each([
    ['of all competitions', undefined, ['c1', 'c2']],
    ['of the one competition that moves', 'c1', ['c1']],
  ])('moves the music %s', async (_, competition, moved) => {
    const competitions = ['c1', 'c2'].map((id) =>
      item(`COMPETITION#${id}`, 'COMPETITION', { type: S('competition'), id: S(id) }),
    );
    const from = await places.newPlace(competitions);
    const keyOf = (id: string) => `uploads/music/${id}/winter.mp3`;
    for (const Key of [...['c1', 'c2'].map(keyOf), 'uploads/unchecked/a/b'])
      await from.files.send(new PutObjectCommand({ Bucket: from.bucket, Key, Body: Buffer.from('la') }));
    const file = await places.exported(from, { competition });
    const objects = linesOfTransfer(file).flatMap((line) => /^\{"object":"([^"]*)"\}$/.exec(line)?.[1] ?? []);
    expect(objects).toEqual(moved.map(keyOf));
  });

  it('leaves the count of mails of a second, which belongs to the old place’s account', async () => {
    const from = await places.newPlace([item('MAILRATE#1', 'MAILRATE', { taken: { N: '12' } })]);
    expect(linesOfTransfer(await places.exported(from)).join()).not.toContain('MAILRATE');
  });

  it('leaves sessions and what has expired, and sends no mail that waits', async () => {
    const outbox = {
      M: {
        kind: S('entryMail'),
        state: S('waiting'),
        since: S('2026'),
        due: S('2027'),
        attempts: { N: '0' },
        isLeased: { BOOL: true },
        failure: { NULL: true },
      },
    };
    const from = await places.newPlace([
      item('USER#u', 'SESSION#s'),
      item('LINK#old', 'LINK', { expiresAt: { N: '1' } }),
      item('ENTRY#e', 'MAIL#m', { competitionId: S('c1'), gsi1pk: S('OUTBOX#0'), gsi1sk: S('2027'), outbox }),
    ]);
    const to = await places.newPlace();
    await places.imported(to, await places.exported(from));
    expect(await find(to, 'USER#u', 'SESSION#s')).toBeUndefined();
    expect(await find(to, 'LINK#old', 'LINK')).toBeUndefined();
    expect(await find(to, 'ENTRY#e', 'MAIL#m')).toMatchObject({
      gsi1pk: S('OUTBOXFAILED'),
      gsi3pk: S('OUTBOX#UNSENT#c1'),
      outbox: { M: { state: S('givenUp'), failure: S('notTried'), isLeased: { BOOL: false } } },
    });
  });

  it('writes a counter last, as high as it has become meanwhile', async () => {
    const from = await places.newPlace([counter(4), item('COMPETITION#c1#RECEIPTS', 'NUMBER#5')]);
    let isRaised = false;
    from.database.middlewareStack.add(
      (next, { commandName }) =>
        async (call) => {
          const answer = await next(call);
          if (commandName === 'ScanCommand' && !isRaised) {
            isRaised = true;
            const Key = { pk: S('COMPETITION#c1#RECEIPTS'), sk: S('COUNTER') };
            await from.database.send(
              new UpdateItemCommand({
                TableName: from.tableName,
                Key,
                UpdateExpression: 'SET #l = :five',
                ExpressionAttributeNames: { '#l': 'last' },
                ExpressionAttributeValues: { ':five': { N: '5' } },
              }),
            );
          }
          return answer;
        },
      { step: 'initialize' },
    );
    const lines = linesOfTransfer(await places.exported(from));
    expect(lines.at(-3)).toContain('"COUNTER"');
    expect(lines.at(-3)).toContain('{"N":"5"}');
  });
});

describe('secrets', () => {
  const secrets = () => [
    account('ada'),
    item('USER#ada', 'FACTOR#f', { secret: S('totp-secret') }),
    item('COMPETITION#c1#RESULTS', 'CERTIFICATES', { secret: S('seal-of-certificates') }),
    item('CODE#h', 'CODE'),
  ];

  it('stay behind without a passphrase: the account keeps no password', async () => {
    const from = await places.newPlace(secrets());
    const file = await places.exported(from);
    expect(linesOfTransfer(file).join()).not.toMatch(/scrypt\$|totp-secret|seal-of|CODE#h/);
    const to = await places.newPlace();
    await places.imported(to, file);
    expect(await stored(to)).toEqual([
      account('ada', { passwordHash: S('none'), secondFactors: { N: '0' } }),
    ]);
  });

  it('stay behind with the list of super administrators, which names those who have a password', async () => {
    const ids = { SS: ['ada'] };
    const list = () => [item('SUPERADMINISTRATORS', 'SUPERADMINISTRATORS', { ids })];
    const [without, under] = [await places.newPlace(list()), await places.newPlace(list())];
    expect(linesOfTransfer(await places.exported(without)).join()).not.toContain('SUPERADMINISTRATORS');
    const to = await places.newPlace();
    const file = await places.exported(under, { sealing: new Sealing(PASSPHRASE) });
    await places.imported(to, file, PASSPHRASE);
    expect((await find(to, 'SUPERADMINISTRATORS', 'SUPERADMINISTRATORS'))?.['ids']).toEqual(ids);
  });

  it('go along under one, with the keys of the data folder', async () => {
    const from = await places.newPlace(secrets());
    from.keys?.ensure('rinkside-second-factor-secret', 32);
    const file = await places.exported(from, { sealing: new Sealing(PASSPHRASE) });
    const key = from.keys?.read('rinkside-second-factor-secret');
    expect(linesOfTransfer(file).join()).not.toMatch(/scrypt\$|totp-secret|seal-of|CODE#h/);
    expect(linesOfTransfer(file).join()).not.toContain(key?.current ?? 'no key');
    await expect(places.imported(await places.newPlace(), file, 'another passphrase')).rejects.toThrow(
      'passphrase',
    );
    const to = await places.newPlace();
    await places.imported(to, file, PASSPHRASE);
    expect(await find(to, 'USER#ada', 'USER')).toEqual(account('ada'));
    expect(await find(to, 'USER#ada', 'FACTOR#f')).toMatchObject({ secret: S('totp-secret') });
    expect(to.keys?.read('rinkside-second-factor-secret')).toEqual(key);
  });
});

describe('an import', () => {
  const many = () =>
    Array.from({ length: 2_300 }, (_, index) => item('MEMBER', `M#${String(index)}`, { type: S('member') }));

  it('refuses a file that is cut or changed anywhere, before it writes', async () => {
    const file = await places.exported(await places.newPlace([account('ada'), counter(3)]));
    const whole = readFileSync(file);
    const broken = places.newFile();
    for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 40)) {
      writeFileSync(broken, whole.subarray(0, at));
      await expect(
        checkFile(broken, async () => ''),
        `cut at ${String(at)}`,
      ).rejects.toThrow();
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      writeFileSync(broken, changed);
      // A bit of gzip's header, such as its time, changes no contents.
      if (at > 10)
        await expect(
          checkFile(broken, async () => ''),
          `changed at ${String(at)}`,
        ).rejects.toThrow();
    }
  });

  it('needs an empty place', async () => {
    const file = await places.exported(await places.newPlace([account('ada')]));
    const to = await places.newPlace([account('bo')]);
    await expect(places.imported(to, file)).rejects.toThrow(/is not empty: an import needs an empty place/);
    expect(await stored(to)).toEqual([account('bo')]);
  });

  it('that broke off goes on after its last thousand, with the same file only', async () => {
    const from = await places.newPlace(many());
    const file = await places.exported(from);
    const to = await places.newPlace();
    let calls = 0;
    let breaksAt = 60;
    to.database.middlewareStack.add(
      (next, { commandName }) =>
        async (call) => {
          if (commandName === BatchWriteItemCommand.name && (calls += 1) === breaksAt)
            throw new Error('power cut');
          return next(call);
        },
      { step: 'initialize' },
    );
    await expect(places.imported(to, file)).rejects.toThrow('power cut');
    await expect(places.exported(to)).rejects.toThrow('has not ended');
    const other = await places.exported(await places.newPlace([account('ada')]));
    await expect(places.imported(to, other)).rejects.toThrow('of another file');
    calls = 0;
    breaksAt = -1;
    const found = await places.imported(to, file);
    // The first thousand, in forty calls, is not written again.
    expect(calls).toBe(52);
    expect(found['member']?.count).toBe(2_300);
    const Key = { pk: S('TRANSFER'), sk: S('IMPORT') };
    expect(
      (await to.database.send(new GetItemCommand({ TableName: to.tableName, Key }))).Item,
    ).toBeUndefined();
  });
});
