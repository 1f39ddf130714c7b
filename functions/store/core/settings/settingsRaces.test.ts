import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { losingAnswers } from '../../../../local/testing/interrupted.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { documentClient } from '../../../platform/table/client.ts';
import {
  feedOfLink,
  feedsOfAccount,
  removeFeed,
  replaceFeed,
  type StoredFeed,
} from '../../people/calendarFeeds/repository.ts';
import { userKey } from '../../keys.ts';
import { putItem } from '../../../platform/table/writes.ts';
import { replaceSettings, federationSettings } from './repository.ts';
import { replaceSignInSettings, readSignInSettings } from './signInSettings.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const conflict = { code: 'VersionConflict' };

it('keeps the first of two changes of how people log in', async () => {
  for (const version of [2, 3]) {
    await replaceSignInSettings({ secondFactorRequired: version === 3, version });
    const late = replaceSignInSettings({ secondFactorRequired: version !== 3, version });
    await expect(late).rejects.toMatchObject(conflict);
  }
  expect(await readSignInSettings()).toEqual({ secondFactorRequired: true, version: 3 });
});

it('keeps the first of two changes of the federation', async () => {
  const author = { by: 'admin', at: new Date('2027-01-05T12:00:00Z') };
  const empty = await federationSettings();
  for (const version of [2, 3]) {
    await losingAnswers(() => replaceSettings({ ...empty, name: 'First', version }, author));
    const late = replaceSettings({ ...empty, name: 'Second', version }, author);
    await expect(late).rejects.toMatchObject(conflict);
  }
  expect(await federationSettings()).toMatchObject({ name: 'First', version: 3 });
});

/** Lets something happen after a call has read and before it writes, once. */
async function beforeWrite<Outcome>(call: () => Promise<Outcome>, meanwhile: () => Promise<unknown>) {
  const name = 'meanwhile';
  documentClient().middlewareStack.add(
    (next, context) => async (args) => {
      if (context.commandName === 'TransactWriteItemsCommand') {
        documentClient().middlewareStack.remove(name);
        await meanwhile();
      }
      return next(args);
    },
    { step: 'initialize', name },
  );
  return call();
}

it('has one working link of a calendar, of two that are made or revoked at once', async () => {
  await putItem({ ...userKey('parent'), type: 'user' });
  const feed = (tokenHash: string): StoredFeed => ({
    type: 'calendarFeed',
    accountId: 'parent',
    kind: 'family',
    tokenHash,
    createdAt: '2027-01-05T12:00:00.000Z',
  });
  const busy = { code: 'Busy' };
  const first = beforeWrite(
    () => replaceFeed(feed('late')),
    () => replaceFeed(feed('one')),
  );
  await expect(first).rejects.toMatchObject(busy);
  const second = beforeWrite(
    () => replaceFeed(feed('late')),
    () => replaceFeed(feed('two')),
  );
  await expect(second).rejects.toMatchObject(busy);
  const removal = beforeWrite(
    () => removeFeed('parent', 'family'),
    () => replaceFeed(feed('three')),
  );
  await expect(removal).rejects.toMatchObject(busy);

  expect((await feedsOfAccount('parent')).map(({ tokenHash }) => tokenHash)).toEqual(['three']);
  const links = await Promise.all(['late', 'one', 'two', 'three'].map(feedOfLink));
  expect(links.map((link) => link?.tokenHash)).toEqual([undefined, undefined, undefined, 'three']);
});
