import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import fc from 'fast-check';
import { statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { S, item, account, counter, stored, find } from '../../testing/transferItems.ts';
import { linesOfTransfer, transferPlaces } from '../../testing/transferPlaces.ts';
import { Sealing } from './sealing.ts';

let places: Awaited<ReturnType<typeof transferPlaces>>;

beforeAll(async () => {
  places = await transferPlaces();
});
afterAll(() => places.close());

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
