import { BatchWriteItemCommand, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { S, item, account, counter, stored } from '../../testing/transferItems.ts';
import { transferPlaces } from '../../testing/transferPlaces.ts';
import { checkFile } from './fileReader.ts';

let places: Awaited<ReturnType<typeof transferPlaces>>;

beforeAll(async () => {
  places = await transferPlaces();
});
afterAll(() => places.close());

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
