import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { danceBody, groupFormBody } from '../../../../local/testing/groupEntries.ts';
import { instantIn } from '../../../../local/testing/days.ts';
import { uploadMusic, wav } from '../../../../local/testing/music.ts';
import { mailsSent, mailsTo } from '../../../../local/testing/outbox.ts';
import { demoAccount, logIn, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';

const password = 'a password of ours';
let staged: Staged;
let manager: Caller;

beforeAll(async () => {
  staged = await newCompetition({ contactName: 'Pat Ferris' }, null, groupFormBody());
  manager = (await newInvitedUser('MANAGER', { competitionId: staged.competition.id })).caller;
});

async function familyOf(entries: number): Promise<{ caller: Caller; email: string; names: string[] }> {
  const email = `family-${randomUUID()}@test.example`;
  await new Caller().data('signUp', { body: { name: 'Robin Winter', email, password } });
  const caller = await logIn(email, password);
  const bodies = Array.from({ length: entries }, () => entryBody(staged, 1));
  for (const body of bodies) await caller.data('submitIndividualEntry', { body });
  return { caller, email, names: bodies.map(({ fullName }) => fullName) };
}

const params = () => ({ competitionId: staged.competition.id });
const remindersTo = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Reminder'));

describe('a reminder of what is unpaid', () => {
  it('shows whom it reaches, sends each family one mail for all its entries, and none within a day again', async () => {
    const { caller, email, names } = await familyOf(3);
    const about = { about: 'unpaid', words: 'Dear all,\nthe desk opens on Monday.' } as const;
    const preview = await manager.data('previewReminder', { params: params(), body: about });
    const family = preview.families.find(({ entries }) => entries.some(({ name }) => name === names[0]));
    expect(family?.entries.map(({ name }) => name).sort()).toEqual(names.toSorted());
    expect(preview.example?.text).toContain('Dear all,\nthe desk opens on Monday.');
    expect(await remindersTo(email)).toEqual([]);

    const body = { ...about, accounts: [String(family?.accountId)] };
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => manager.data('sendReminder', { params: params(), body })),
    );
    expect(replies.map(({ sent }) => sent).sort()).toEqual([0, 0, 0, 1]);
    const mails = await remindersTo(email);
    expect(mails).toHaveLength(1);
    for (const name of names) expect(mails[0]?.text).toContain(`• ${name}: $59.00\n`);
    const { reference } = await caller.data('getFamilyBalance', { params: params() });
    expect(mails[0]?.text).toMatch(/^Please pay \$177\.00 by \d+ \w+ \d{4} and quote the reference /m);
    expect(mails[0]?.text).toContain(
      ` and quote the reference ${reference}.\nThis pays all 3 unpaid entries of your family.`,
    );

    const again = await manager.data('previewReminder', { params: params(), body: about });
    expect(again.families.find(({ accountId }) => accountId === family?.accountId)?.remindedAt).toMatch(/Z$/);
  });

  it('stands on record with each entry', async () => {
    const { names } = await familyOf(1);
    const { families } = await manager.data('previewReminder', {
      params: params(),
      body: { about: 'unpaid' },
    });
    const family = families.find(({ entries }) => entries.some(({ name }) => name === names[0]));
    const entryId = String(family?.entries[0]?.id);
    // The mail of the submit is the earlier one.
    await mailsSent();
    await manager.data('sendReminder', {
      params: params(),
      body: { about: 'unpaid', accounts: [String(family?.accountId)] },
    });
    await mailsSent();
    const mails = await manager.data('listEntryMails', { params: { ...params(), entryId } });
    expect(mails.map(({ what, to, outcome }) => [what, to, outcome])).toEqual([
      ['reminder', 'family', 'sent'],
      ['submitted', 'family', 'sent'],
    ]);
    const [, submitted] = mails;
    const again = await manager.data('sendEntryMail', {
      params: { ...params(), entryId },
      body: { key: String(submitted?.key) },
    });
    expect(again.sentAt).toBe(submitted?.sentAt);
  });
});

describe('a reminder of what is incomplete', () => {
  it('finds couples whose partner has not answered, page after page, and nobody else', async () => {
    const email = `couple-${randomUUID()}@test.example`;
    await new Caller().data('signUp', { body: { name: 'Robin Winter', email, password } });
    const caller = await logIn(email, password);
    const entry = await caller.data('submitDanceEntry', { body: danceBody(staged) });
    const body = { about: 'incomplete' } as const;
    const found: string[][] = [];
    let cursor: string | null = null;
    do {
      const reply = await manager.call('previewReminder', {
        params: params(),
        body: { ...body, ...(cursor !== null && { cursor }) },
      });
      const answer = reply.answer as {
        data: { families: { entries: { id: string; missing: string[] }[] }[] };
        nextCursor: string | null;
      };
      found.push(
        ...answer.data.families.flatMap(({ entries }) => entries.map(({ id, missing }) => [id, ...missing])),
      );
      cursor = answer.nextCursor;
    } while (cursor !== null);
    expect(found.map(([id]) => id)).toEqual([entry.id]);
    expect(found[0]?.slice(1).every((one) => one.startsWith('partner'))).toBe(true);
  });

  it('about music reaches families whose file was not sent, where the organiser collects any', async () => {
    const own = await newCompetition();
    const of = { competitionId: own.competition.id };
    const admin = await demoAccount('superadmin');
    const sender = await newFamily(`family-${randomUUID()}@test.example`);
    const sent = await sender.data('submitIndividualEntry', { body: entryBody(own, 1) });
    const other = await newFamily(`family-${randomUUID()}@test.example`);
    const missing = await other.data('submitIndividualEntry', { body: entryBody(own, 2) });
    const reached = async () => {
      const { families } = await admin.data('previewReminder', { params: of, body: { about: 'music' } });
      return families.flatMap(({ entries }) => entries.map(({ id, missing: what }) => [id, ...what]));
    };
    expect(await reached()).toEqual([]);
    await admin.data('updateMusicRules', { params: of, body: { version: 0 } });
    const uploadId = await uploadMusic(sender, wav(88));
    await sender.data('sendMusic', {
      params: { entryId: sent.id },
      body: { uploadId, programmes: [{ event: sent.events[0]?.id ?? '', version: 0 }] },
    });
    expect(await reached()).toEqual([[missing.id, 'music']]);
    const preview = await admin.data('previewReminder', { params: of, body: { about: 'music' } });
    const names = missing.events.map(({ format, level }) => `${format}, ${level}`);
    expect(preview.example?.text).toContain(`: ${names.join('; ')}`);
    expect(preview.example?.text).not.toContain('late fee');
    const late = { version: 1, until: instantIn(-1), takesLate: true, lateFee: 1_500 };
    await admin.data('updateMusicRules', { params: of, body: late });
    const { example } = await admin.data('previewReminder', { params: of, body: { about: 'music' } });
    expect(example?.text).toMatch(/It was due by [^.]+\. A file that comes now costs a late fee of \$15\.00/);
  });

  it('is the organiser’s alone', async () => {
    const other = await newCompetition();
    const elsewhere = { params: { competitionId: other.competition.id }, body: { about: 'unpaid' } as const };
    expect((await manager.call('previewReminder', elsewhere)).status).toBe(403);
    expect((await (await demoAccount('skater')).call('previewReminder', elsewhere)).status).toBe(403);
  });
});
