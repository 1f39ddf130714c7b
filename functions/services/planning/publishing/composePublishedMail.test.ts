import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { stagedNotifications } from '../../../../local/testing/stagedNotifications.ts';
import { getItem } from '../../../platform/table/read.ts';
import { scheduleMailKey } from '../../../store/planning/publishing/keys.ts';
import {
  storeScheduleMails,
  type NewScheduleMail,
} from '../../../store/planning/publishing/mailRepository.ts';
import type { PublishedVersion } from '../../../store/planning/publishing/repository.ts';
import { activateVersion, writeVersion } from '../../../store/planning/publishing/writeRepository.ts';
import { composePublishedMail } from './composeScheduleMail.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
beforeEach(() => {
  vi.stubEnv('PUBLIC_ORIGIN', 'https://rinkside.example');
});
afterAll(() => dynamo.close());

type Move = NewScheduleMail['moves'][number];

const timeOf = (start: string) => ({ surfaceId: 'a', date: '2027-01-06', start });

/** Publishes versions one after the other, each with its mail to the same family, and then sends none of them. */
async function publishedMails(movesOf: (programmes: readonly string[]) => readonly Move[][]) {
  const { entry, now } = await stagedNotifications();
  const { competitionId, accountId } = entry;
  let before: PublishedVersion | null = null;
  const moves = movesOf(entry.events.map(({ id }) => `${entry.id}.${id}`));
  for (const [index, own] of moves.entries()) {
    const version: PublishedVersion = {
      competitionId,
      version: index + 1,
      publication: `of version ${String(index + 1)}`,
      generation: 1,
      revision: index + 1,
      at: now.toISOString(),
      by: 'organiser',
      comment: null,
      tracks: [],
    };
    await writeVersion(version, []);
    await activateVersion(version, before, []);
    const mail = { to: 'family' as const, recipient: accountId, since: index === 0 ? null : index };
    await storeScheduleMails({ type: 'scheduleMails', ...version, sentAt: null }, [{ ...mail, moves: own }]);
    before = version;
  }
  return Promise.all(
    moves.map(async (_, index) => {
      const item = await getItem(scheduleMailKey(competitionId, index + 1, 'family', accountId));
      if (!item) throw new Error('The mail is stored');
      const composed = await composePublishedMail(() => Promise.resolve(new Map()))(item, now);
      return composed?.mail.text.match(/\d+:\d\d AM/g) ?? null;
    }),
  );
}

const skates = (programmeId: string | undefined, from: string | null, to: string): Move => ({
  role: 'skater',
  programmeId: programmeId ?? '',
  from: from === null ? null : timeOf(from),
  to: timeOf(to),
});

it('leaves a time that a later version moved to the mail of that version', async () => {
  const times = await publishedMails(([one, other]) => [
    [skates(one, null, '07:00:00'), skates(other, null, '07:10:00')],
    [skates(other, '07:10:00', '08:10:00')],
  ]);
  expect(times).toEqual([['7:00 AM'], ['8:10 AM', '7:10 AM']]);
});

it('is no mail where a later version moved all of it', async () => {
  const times = await publishedMails(([one]) => [
    [skates(one, null, '07:00:00')],
    [skates(one, '07:00:00', '07:20:00')],
    [skates(one, '07:20:00', '08:00:00')],
  ]);
  expect(times).toEqual([null, null, ['8:00 AM', '7:20 AM']]);
});
