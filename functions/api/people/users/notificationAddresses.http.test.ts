import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { mailedToken, mailsTo } from '../../../../local/testing/outbox.ts';
import { logIn } from '../../../../local/testing/people.ts';

const password = 'a password of ours';
const address = () => `grandmother-${randomUUID()}@test.example`;
let staged: Staged;

beforeAll(async () => {
  staged = await newCompetition();
});

/** Somebody who signed up and has not confirmed the address. */
async function signedUp() {
  const email = `family-${randomUUID()}@test.example`;
  await new Caller().data('signUp', { body: { name: 'Robin Winter', email, password } });
  return { email, family: await logIn(email, password) };
}

async function save(family: Caller, notices: readonly string[]) {
  const { name, skaters, version } = await family.data('myAccount');
  return family.call('updateMyAccount', { body: { name, skaters, version, notices } });
}

async function confirm(email: string) {
  const token = await mailedToken(email, '/confirm-notices');
  return new Caller().call('confirmNotices', { body: { token } });
}

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const QUESTION = 'Emails about a family’s entries';

describe('a further address', () => {
  it('gets one question, and notices only once it has said yes', async () => {
    const { family } = await signedUp();
    const other = address();
    expect((await save(family, [other])).answer.data).toMatchObject({
      notices: [other],
      confirmedNotices: [],
    });
    await family.data('submitIndividualEntry', { body: entryBody(staged) });
    expect(await subjectsTo(other)).toEqual([QUESTION]);

    const confirmed = await confirm(other);
    expect(confirmed.answer.data).toEqual({ email: other, name: 'Robin Winter' });
    expect(fieldCodes(await confirm(other))).toEqual(['token MustValid']);
    const body = entryBody(staged);
    await family.data('submitIndividualEntry', { body });
    expect(await subjectsTo(other)).toEqual([
      `Entered: ${body.fullName}, ${staged.competition.name}`,
      QUESTION,
    ]);
  });

  it('is not asked again by saving the account, and not written to any more once it is taken out', async () => {
    const { family } = await signedUp();
    const other = address();
    await save(family, [other]);
    await save(family, [other]);
    expect(await subjectsTo(other)).toEqual([QUESTION]);
    await save(family, []);
    expect(fieldCodes(await confirm(other))).toEqual(['token MustValid']);
  });

  it('is asked three times at most, whoever asks', async () => {
    const other = address();
    const codes: (string | number)[] = [];
    for (let n = 0; n < 4; n++) {
      const reply = await save((await signedUp()).family, [other]);
      codes.push(reply.status === 200 ? 200 : reply.problem.code);
    }
    expect(codes).toEqual([200, 200, 200, 'TooManyAttempts']);
    expect(await subjectsTo(other)).toHaveLength(3);
  });

  it('is one of nine at most that an account asks in a quarter of an hour', async () => {
    const { family } = await signedUp();
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) statuses.push((await save(family, [address(), address(), address()])).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('can be asked once more by its family, and only by it', async () => {
    const { family } = await signedUp();
    const other = address();
    await save(family, [other]);
    await family.data('requestNoticeConfirmation', { body: { email: other } });
    expect(await subjectsTo(other)).toEqual([QUESTION, QUESTION]);
    const foreign = await family.call('requestNoticeConfirmation', { body: { email: address() } });
    expect(fieldCodes(foreign)).toEqual(['email MustExist']);
  });
});

describe('addresses from before somebody proved whose account it is', () => {
  it('are dropped when the address is confirmed, and named', async () => {
    const { email, family } = await signedUp();
    const foreign = address();
    await save(family, [foreign]);
    await confirm(foreign);
    const token = await mailedToken(email, '/signup-success');
    const verified = await new Caller().data('verifyEmail', { body: { token } });
    expect(verified).toEqual({ email, droppedNotices: [foreign] });
    expect(await family.data('myAccount')).toMatchObject({ notices: [], confirmedNotices: [] });
  });

  it('are dropped when the password is set by a mail', async () => {
    const { email, family } = await signedUp();
    const foreign = address();
    await save(family, [foreign]);
    await confirm(foreign);
    await new Caller().data('requestPasswordReset', { body: { email } });
    const token = await mailedToken(email, '/reset-password');
    await new Caller().data('resetPassword', { body: { token, password: 'another long one' } });
    const owner = await logIn(email, 'another long one');
    expect(await owner.data('myAccount')).toMatchObject({ notices: [], confirmedNotices: [] });
    const [last] = await mailsTo(email);
    expect(last?.text).toContain('We no longer email your other addresses.');
  });
});
