import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { instantIn, venueDayIn } from '../../../../local/testing/days.ts';
import { uploadMusic, wav } from '../../../../local/testing/music.ts';
import { mailsTo } from '../../../../local/testing/outbox.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';
import { newRinkBy } from '../../../../local/testing/rinks.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';

const FEE = 1_500;
const address = () => `family-${randomUUID()}@test.example`;

let admin: Caller;
let staged: Staged;
let family: Caller;
let email: string;
let entryId: string;
let events: string[];
let price: number;

beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

/** A competition whose music was due yesterday and is still taken for a fee, and an entry in two events. */
async function stageLate(rules: Partial<BodyOf<'updateMusicRules'>> = {}) {
  staged = await newCompetition();
  const params = { competitionId: staged.competition.id };
  const body = { version: 0, until: instantIn(-1), takesLate: true, lateFee: FEE, ...rules };
  await admin.data('updateMusicRules', { params, body });
  email = address();
  family = await newFamily(email);
  const entry = await family.data('submitIndividualEntry', { body: entryBody(staged, 2) });
  entryId = entry.id;
  events = entry.events.map(({ id }) => id);
  price = entry.totalPrice;
}

const programmes = (version = 0, ids = events.slice(0, 1)) => ids.map((event) => ({ event, version }));

const sendBy = async (caller: Caller, body: Partial<BodyOf<'sendMusic'>> = {}, seconds = 88) =>
  caller.call('sendMusic', {
    params: { entryId },
    body: { uploadId: await uploadMusic(caller, wav(seconds)), programmes: programmes(), ...body },
  });

const entry = () => family.data('getEntry', { params: { entryId } });
const music = () => family.data('getMusic', { params: { entryId } });
const forFamily = () => ({ competitionId: staged.competition.id, entryId });

describe('the late fee of music', () => {
  it('is charged once for each programme, and never more than the family saw', async () => {
    await stageLate();
    expect((await music()).programmes).toMatchObject([{ feeDue: FEE }, { feeDue: FEE }]);
    expect(fieldCodes(await sendBy(family))).toEqual(['fee MustCorrect']);
    expect(fieldCodes(await sendBy(family, { fee: FEE - 1 }))).toEqual(['fee MustCorrect']);
    expect(await entry()).toMatchObject({ totalPrice: price, version: 1 });
    expect((await music()).programmes[0]?.file).toBeNull();

    const sent = await sendBy(family, { fee: FEE });
    expect(sent.status).toBe(200);
    expect((await music()).programmes).toMatchObject([
      { fee: FEE, feeDue: 0, file: { isLate: true } },
      { feeDue: FEE, file: null },
    ]);
    expect(await entry()).toMatchObject({ totalPrice: price + FEE, musicFee: FEE, balance: price + FEE });

    expect((await sendBy(family, { programmes: programmes(1) }, 89)).status).toBe(200);
    expect((await sendBy(family, { programmes: programmes(0, events.slice(1)), fee: FEE })).status).toBe(200);
    expect(await entry()).toMatchObject({ totalPrice: price + 2 * FEE, musicFee: 2 * FEE });
    const { changes } = await family.data('getEntryHistory', { params: { entryId } });
    expect(changes.filter(({ what }) => what === 'musicFee')).toMatchObject([
      { by: 'family' },
      { by: 'family' },
    ]);
    const told = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Music sent'));
    expect(told.map(({ text }) => /late fee of ([^ ]+) was added/.exec(text)?.[1])).toEqual([
      '$15.00',
      '$15.00',
    ]);
  });

  it('is charged once for two clicks, and for two files at the same moment', async () => {
    await stageLate();
    const uploadId = await uploadMusic(family, wav(88));
    const body = { uploadId, programmes: programmes(0, events), fee: 2 * FEE };
    const click = () => family.call('sendMusic', { params: { entryId }, body });
    const clicks = await Promise.all([click(), click()]);
    expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
    expect(await entry()).toMatchObject({ totalPrice: price + 2 * FEE });

    await stageLate();
    const both = await Promise.all([sendBy(family, { fee: FEE }, 87), sendBy(family, { fee: FEE }, 89)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await entry()).toMatchObject({ totalPrice: price + FEE });
  });

  it('is not charged for a file that began in time, from the organiser, or where none is asked', async () => {
    await stageLate({ until: instantIn(1) });
    const uploadId = await uploadMusic(family, wav(88));
    const params = { competitionId: staged.competition.id };
    const rules = { version: 1, until: new Date().toISOString(), takesLate: true, lateFee: FEE };
    await admin.data('updateMusicRules', { params, body: rules });
    const begun = { uploadId, programmes: programmes() };
    const inTime = await family.data('sendMusic', { params: { entryId }, body: begun });
    expect(inTime.programmes[0]).toMatchObject({ file: { isLate: false } });
    const body = {
      uploadId: await uploadMusic(admin, wav(88)),
      programmes: programmes(0, events.slice(1)),
    };
    await admin.data('sendMusicForFamily', { params: forFamily(), body });
    expect(await entry()).toMatchObject({ totalPrice: price, version: 1 });
    // The organiser took a first file from a disc: nothing that the family sent is another now.
    const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
    expect((await subjects()).filter((subject) => subject.startsWith('Music'))).toEqual([]);

    const again = { uploadId: await uploadMusic(admin, wav(89)), programmes: programmes(1) };
    await admin.data('sendMusicForFamily', { params: forFamily(), body: again });
    expect((await subjects()).filter((subject) => subject.startsWith('Music'))).toHaveLength(1);
    const [told] = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Music'));
    expect(told?.text).toContain('It replaces the file that was there.');
    expect(told?.text).not.toContain('late fee');
  });

  it('is charged to the family whose coach sends late, who hears of it', async () => {
    await stageLate();
    const rink = await newRinkBy(admin);
    const { caller: coach } = await newInvitedUser('HEAD_COACH', { rinkId: rink.id });
    const ours = address();
    const guardian = await newFamily(ours);
    const body = { ...entryBody(staged, 1), homeIsiRink: rink.name, country: rink.country };
    const pupil = await guardian.data('submitIndividualEntry', { body });
    const params = { competitionId: staged.competition.id };
    expect((await coach.data('listMusic', { params })).programmes).toMatchObject([{ feeDue: FEE }]);
    expect((await admin.data('listMusic', { params })).programmes).toMatchObject(
      Array.from({ length: 3 }, () => ({ feeDue: 0 })),
    );
    const send = async (fee: number) =>
      coach.call('sendMusicForFamily', {
        params: { ...params, entryId: pupil.id },
        body: {
          uploadId: await uploadMusic(coach, wav(88)),
          programmes: [{ event: pupil.events[0]?.id ?? '', version: 0 }],
          fee,
        },
      });
    expect(fieldCodes(await send(0))).toEqual(['fee MustCorrect']);
    expect((await send(FEE)).status).toBe(200);
    const charged = await guardian.data('getEntry', { params: { entryId: pupil.id } });
    expect(charged.totalPrice).toBe(pupil.totalPrice + FEE);
    const told = (await mailsTo(ours)).find(({ subject }) => subject.startsWith('Music sent'));
    expect(told?.text).toContain('Your rink’s head coach sent the music');
    expect(told?.text).toContain('late fee of $15.00');
  });

  it('is waived by an organiser for good, and what was paid of it comes back', async () => {
    await stageLate();
    await sendBy(family, { fee: FEE });
    const body = { event: events[0] ?? '' };
    const unpaid = await admin.call('waiveMusicFee', {
      params: forFamily(),
      body: { event: events[1] ?? '' },
    });
    expect(fieldCodes(unpaid)).toEqual(['event MustExist']);
    const payment = { amount: price + FEE, method: 'cash', receivedOn: venueDayIn(0) } as const;
    await admin.data('recordPayment', { params: forFamily(), body: { ...payment, id: randomUUID() } });
    const [one, two] = await Promise.all([
      admin.call('waiveMusicFee', { params: forFamily(), body }),
      admin.call('waiveMusicFee', { params: forFamily(), body }),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(await entry()).toMatchObject({ totalPrice: price, balance: -FEE });
    expect((await entry()).musicFee).toBeUndefined();
    const told = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Late fee waived'));
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('waived the late fee of $15.00')]);
    expect((await music()).programmes[0]).toMatchObject({ fee: 0, feeDue: 0 });
    expect((await sendBy(family, { programmes: programmes(1) }, 89)).status).toBe(200);
    expect(await entry()).toMatchObject({ totalPrice: price });
    const other = await newCompetition();
    const { caller: stranger } = await newInvitedUser('MANAGER', { competitionId: other.competition.id });
    const wrong = { params: forFamily(), body };
    expect((await stranger.call('waiveMusicFee', wrong)).status).toBe(403);
    expect((await family.call('waiveMusicFee', wrong)).status).toBe(403);
  });

  it('leaves with the event and with the entry, as the late fee of the entry does', async () => {
    await stageLate();
    await sendBy(family, { programmes: programmes(0, events), fee: 2 * FEE });
    const { version, totalPrice } = await entry();
    expect(totalPrice).toBe(price + 2 * FEE);
    await family.data('withdrawEntry', { params: { entryId }, body: { version } });
    const withdrawn = await entry();
    expect(withdrawn).toMatchObject({ totalPrice: 0, balance: 0 });
    expect(withdrawn.musicFee).toBeUndefined();
    const waiver = { params: forFamily(), body: { event: events[0] ?? '' } };
    expect(fieldCodes(await admin.call('waiveMusicFee', waiver))).toEqual(['entryId MustEnabled']);
  });
});
