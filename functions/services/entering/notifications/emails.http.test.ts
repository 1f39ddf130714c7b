import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { mailsTo } from '../../../../local/testing/outbox.ts';
import { logIn, newInvitedUser } from '../../../../local/testing/people.ts';

const password = 'a password of ours';
let staged: Staged;
let manager: Caller;

beforeAll(async () => {
  staged = await newCompetition({ name: 'Winter Cup', contactName: 'Pat Ferris' });
  manager = (await newInvitedUser('MANAGER', { competitionId: staged.competition.id })).caller;
});

async function familyOf(entries: number, of: Staged = staged): Promise<{ email: string; ids: string[] }> {
  const email = `family-${randomUUID()}@test.example`;
  await new Caller().data('signUp', { body: { name: 'Robin Winter', email, password } });
  const caller = await logIn(email, password);
  const ids: string[] = [];
  for (let index = 0; index < entries; index++) {
    const { id } = await caller.data('submitIndividualEntry', { body: entryBody(of, 1) });
    ids.push(id);
  }
  return { email, ids };
}

const params = () => ({ competitionId: staged.competition.id });
const message = () => ({
  subject: 'Ice time changed',
  text: 'Dear all,\n\nthe ice opens at nine.',
  message: randomUUID(),
});
const emailsTo = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.includes('Ice time changed'));

describe('sendEmail', () => {
  it('reaches each family once for a message, however often and by however many it is sent', async () => {
    const [one, other] = [await familyOf(2), await familyOf(1)];
    const body = { ...message(), entries: [...one.ids, ...other.ids] };
    const { subject, text } = await manager.data('previewEmail', {
      params: params(),
      body: { subject: body.subject, text: body.text, entry: one.ids[0] ?? '' },
    });
    expect(await emailsTo(one.email)).toEqual([]);

    const replies = await Promise.all(
      Array.from({ length: 3 }, () => manager.data('sendEmail', { params: params(), body })),
    );
    expect(replies.reduce((sum, { sent }) => sum + sent, 0)).toBe(2);
    expect(replies.reduce((sum, { skipped }) => sum + skipped, 0)).toBe(4);
    for (const { email } of [one, other]) {
      const [mail, ...more] = await emailsTo(email);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('Winter Cup: Ice time changed');
      expect(mail?.text).toContain('the ice opens at nine.');
      expect([mail?.subject, mail?.text]).toEqual([subject, text]);
    }
    const mails = await manager.data('listEntryMails', {
      params: { ...params(), entryId: one.ids[1] ?? '' },
    });
    expect(mails[0]).toMatchObject({ what: 'email', subject: 'Ice time changed', outcome: 'sent' });
  });

  it('leaves out entries of another competition, and refuses an email without a text', async () => {
    const elsewhere = await newCompetition();
    const stranger = await familyOf(1, elsewhere);
    const body = { ...message(), entries: stranger.ids };
    const reply = await manager.data('sendEmail', { params: params(), body });
    expect(reply).toEqual({ sent: 0, queued: 0, skipped: 0, failed: [] });
    expect(await emailsTo(stranger.email)).toEqual([]);
    const preview = { subject: 'Hello', text: 'Dear all', entry: stranger.ids[0] ?? '' };
    expect((await manager.call('previewEmail', { params: params(), body: preview })).status).toBe(404);
    const empty = await manager.call('sendEmail', { params: params(), body: { ...body, text: ' ' } });
    expect(fieldCodes(empty)).toEqual(['text NotNull']);
    const foreign = { competitionId: elsewhere.competition.id };
    expect((await manager.call('sendEmail', { params: foreign, body })).status).toBe(403);
  });
});
