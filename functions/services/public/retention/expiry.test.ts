import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { stagedEntry } from '../../../../local/testing/stagedEntry.ts';
import {
  RETENTION,
  secondsKept,
  type RetentionId,
} from '../../../../shared/domain/core/retention/retention.ts';
import { startOfDay } from '../../../../shared/domain/core/dates/days.ts';
import type { Key } from '../../../platform/table/key.ts';
import { idempotencyWrite } from '../../../platform/table/idempotency.ts';
import { getItem } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { tokenHash } from '../../../platform/linkToken.ts';
import { storeUpload } from '../../../store/core/files/repository.ts';
import { DIRECT, directMail } from '../../../store/core/mail/directMails.ts';
import { suppressAddress } from '../../../store/core/mail/suppressedAddresses.ts';
import { storeSession } from '../../../store/core/sessions/sessionRecords.ts';
import { codeHashKey } from '../../../store/day/codes/keys.ts';
import { storeCode } from '../../../store/day/codes/repository.ts';
import { followUpWrite } from '../../../store/entering/followUps/followUp.ts';
import { holdEmail } from '../../../store/entering/notifications/emailRepository.ts';
import {
  attemptsKey,
  emailedKey,
  idempotencyKey,
  linkKey,
  sessionKey,
  suppressedAddressKey,
  uploadKey,
} from '../../../store/keys.ts';
import { auditWrite } from '../../../store/people/accounts/audit.ts';
import { issueCoachLink } from '../../../store/people/accounts/coachLinks.ts';
import { storeHandoverLink } from '../../../store/people/accounts/handoverLinks.ts';
import { issueLink, LINK_PURPOSES } from '../../../store/people/accounts/links.ts';
import { signUpWrite } from '../../../store/people/accounts/signUps.ts';
import { storePush } from '../../../store/day/push/pushRepository.ts';
import { pushedKey } from '../../../store/planning/push/keys.ts';
import { pushWorkWrite } from '../../../store/planning/push/pushWork.ts';
import { followersCountKey, pushFollowerKey, pushOwnerKey } from '../../../store/people/push/keys.ts';
import { endOfFollowing, saveFollower } from '../../../store/people/push/followerRepository.ts';
import { registryAnswerKey } from '../../../store/people/members/keys.ts';
import { cacheAnswer, memberOfAnswer } from '../../../store/people/members/registryAnswers.ts';
import { storePlays } from '../../../store/entering/music/desks.ts';
import { musicPlayKey } from '../../../store/entering/music/keys.ts';
import { followedKey } from '../../../store/people/followed/keys.ts';
import { changeFollowed } from '../../../store/people/followed/repository.ts';
import { skaterPageKey, skaterPageLinkKey } from '../../../store/people/skaterPages/keys.ts';
import { storeSkaterPage } from '../../../store/people/skaterPages/repository.ts';
import { newChallenge } from '../../../store/people/secondFactors/challenges.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';
import { storePartnerLink } from '../../entering/entries/partners/couples.ts';

/** The beginning of a window of attempts. */
const NOW = new Date('2026-11-28T09:00:00.000Z');
const LAST_DAY = '2026-12-06';

const target = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a',
  p256dh: 'key',
  auth: 'secret',
  publicKey: 'ours',
  timeZone: 'UTC',
};
const invented = {
  follower: {
    type: 'pushFollower' as const,
    competitionId: 'c1',
    device: { id: 'd1', ...target },
    kinds: ['soon' as const],
    quiet: null,
    skaters: [{ name: 'Mia', rink: 'Pond' }],
    expiresAt: endOfFollowing(LAST_DAY),
  },
  push: {
    competitionId: 'c1',
    accountId: null,
    deviceId: 'd1',
    kind: 'soon' as const,
    starts: [],
    followed: [],
  },
};

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const expiryIn = (write: TransactItem | undefined) => Number(write?.write.Put?.Item?.['expiresAt']);
const expiryOf = async (key: Key) => Number((await getItem(key))?.['expiresAt']);
const since = (from: Date, expiries: readonly number[]) =>
  expiries.map((expiry) => expiry - from.getTime() / 1000);

const account = { id: 'a1', sessionVersion: 1 };

/** Seconds after which the table deletes what each row names, as the product stores it. */
const STORED: Partial<Record<RetentionId, () => Promise<number[]>>> = {
  session: async () => {
    const user = {
      ...account,
      email: 'robin@test.example',
      emailVerified: true,
      name: 'Robin Lake',
      role: 'SKATER',
      competitionId: null,
      rinkId: null,
      active: true,
      secondFactors: 0,
    } as const;
    await storeSession(user, 's1', { userAgent: '', country: null, address: '' }, NOW);
    return since(NOW, [await expiryOf(sessionKey('a1', 's1'))]);
  },
  accountHistory: async () =>
    since(NOW, [expiryIn(auditWrite({ userId: 'a1', event: 'loggedIn', at: NOW }))]),
  mailedLink: async () => {
    const links = LINK_PURPOSES.map((purpose) => issueLink(purpose, account, NOW).write);
    const coach = issueCoachLink({ id: 'c1', email: 'kim@test.example' }, NOW).write;
    const handover = await storeHandoverLink('p1', NOW);
    return since(NOW, [...[...links, coach].map(expiryIn), handover.expiresAt]);
  },
  logInInProgress: async () =>
    since(
      NOW,
      (['logIn', 'passkeyLogIn', 'authenticator', 'passkey'] as const).map((purpose) =>
        expiryIn(newChallenge({ purpose, user: account }, NOW).write),
      ),
    ),
  attempts: async () => {
    await countAttempt({ what: 'mailByAccount', who: 'a1' }, NOW);
    const window = NOW.getTime() / 1000;
    return since(NOW, [await expiryOf(attemptsKey('mailByAccount', 'a1', window))]);
  },
  repeatedCall: async () => {
    const request = { recordKey: idempotencyKey('a1', 'k1'), requestHash: '' };
    return since(NOW, [
      expiryIn(idempotencyWrite(request, 'e1', NOW)),
      expiryIn(signUpWrite('k1', 'a1', NOW)[0]),
    ]);
  },
  partnerLink: async () => {
    const entry = await stagedEntry(NOW);
    if (entry.kind !== 'individual') throw new Error('A staged entry is an individual one');
    const invited = {
      email: null,
      state: 'invited',
      invitation: 'i1',
      invitedAt: null,
      answeredAt: null,
    } as const;
    const couple = { ...entry, kind: 'dance', partner: { ...entry.skater, ...invited } } as const;
    const token = await storePartnerLink(couple, LAST_DAY);
    return since(startOfDay(LAST_DAY), [await expiryOf(linkKey(tokenHash(token)))]);
  },
  skaterPage: async () => {
    const person = { accountId: 'a1', competitionId: 'c1', personId: 'p1' };
    const page = { type: 'skaterPage', ...person, nonce: 'n1', tokenHash: 'hash', createdAt: '' } as const;
    await storeSkaterPage(page, null, LAST_DAY);
    const keys = [skaterPageKey('a1', 'c1', 'p1'), skaterPageLinkKey('hash')];
    return since(startOfDay(LAST_DAY), await Promise.all(keys.map(expiryOf)));
  },
  followed: async () => {
    const skaters = [{ name: 'Mia', rink: 'Pond' }];
    await changeFollowed({ accountId: 'a1', competitionId: 'c1', skaters, isFollowed: true }, LAST_DAY);
    return since(startOfDay(LAST_DAY), [await expiryOf(followedKey('a1', 'c1'))]);
  },
  musicDesk: async () => {
    const play = { id: 'one', programmeId: 'p1', fileId: 'f1', at: '', seconds: 88 };
    await storePlays('c1', [play], { deskId: 'd1', by: 'a1', lastDay: LAST_DAY });
    return since(startOfDay(LAST_DAY), [await expiryOf(musicPlayKey('c1', 'p1', 'd1 one'))]);
  },
  pushFollower: async () => {
    await saveFollower(invented.follower);
    const keys = [pushFollowerKey('c1', 'd1'), pushOwnerKey('d1'), followersCountKey('c1')];
    return since(startOfDay(LAST_DAY), await Promise.all(keys.map(expiryOf)));
  },
  pushed: async () => {
    await storePush(invented.push, 'result f1', NOW);
    const work = pushWorkWrite('c1', { what: 'plan', version: 1 }, NOW);
    return since(NOW, [await expiryOf(pushedKey('c1', 'result f1', 'd1')), expiryIn(work)]);
  },
  organiserMail: async () => {
    const email = {
      competitionId: 'c1',
      message: 'm1',
      accountId: 'a1',
      subject: 'Ice',
      text: 'Colder',
      entries: [],
    };
    await holdEmail(email, 'o1', NOW);
    return since(NOW, [await expiryOf(emailedKey('c1', 'm1', 'a1'))]);
  },
  accountMail: async () => since(NOW, [expiryIn(directMail(DIRECT.owner, {}, NOW).write)]),
  returnedAddress: async () => {
    await suppressAddress('gone@test.example', 'bounced', NOW.toISOString());
    const hash = createHash('sha256').update('gone@test.example').digest('hex');
    return since(NOW, [await expiryOf(suppressedAddressKey(hash))]);
  },
  unfinishedWork: async () => {
    const left = { of: 'c1', change: 'x1', promotes: true, accountId: null };
    return since(NOW, [expiryIn(followUpWrite(left, NOW))]);
  },
  helperCode: async () => {
    const code = {
      type: 'code',
      id: 'k1',
      competitionId: 'c1',
      kind: 'checkIn',
      panelId: null,
      seat: null,
      label: 'Door',
      endsAt: NOW.toISOString(),
      createdAt: NOW.toISOString(),
      createdBy: 'Kim Lake',
    } as const;
    await storeCode(code, 'hash');
    return since(NOW, [await expiryOf(codeHashKey('hash'))]);
  },
  registryAnswer: async () => {
    const known = memberOfAnswer('1', { fullName: 'Mia Lake', expiry: '2027-08-31' });
    await cacheAnswer('1', known ?? 'unknown', NOW);
    await cacheAnswer('2', 'unknown', NOW);
    return since(NOW, await Promise.all(['1', '2'].map((number) => expiryOf(registryAnswerKey(number)))));
  },
  upload: async () => {
    const file = { kind: 'poster', mediaType: 'image/png', bytes: 1, name: null, path: null } as const;
    await storeUpload({ id: 'u1', accountId: 'a1', ...file }, NOW);
    return since(NOW, [await expiryOf(uploadKey('a1', 'u1'))]);
  },
};

describe('what the table deletes by itself', () => {
  it('is each row of the retention table that says so', () => {
    const expiring = RETENTION.filter(({ endedBy }) => endedBy === 'expiry').map(({ id }) => id);
    expect(Object.keys(STORED).toSorted()).toEqual(expiring.toSorted());
  });

  it.each(Object.entries(STORED))('%s: after the time that its row names, or earlier', async (id, stored) => {
    const found = await stored();
    expect(Math.max(...found)).toBe(secondsKept(id as RetentionId));
  });
});
