import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { instantIn } from '../../../../local/testing/days.ts';
import { uploadMusic, wav } from '../../../../local/testing/music.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';
import { newRinkBy } from '../../../../local/testing/rinks.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';

const FIXTURES = path.join(import.meta.dirname, '../../../../local/music/fixtures');
/** Of the staged form's first event, whose programmes last 90 seconds. */
const FITTING = wav(88);

let admin: Caller;
let staged: Staged;
let family: Caller;
let entryId: string;
let events: string[];

beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

async function stageMusic(rules: Partial<BodyOf<'updateMusicRules'>> = {}) {
  staged = await newCompetition();
  const params = { competitionId: staged.competition.id };
  await admin.data('updateMusicRules', { params, body: { version: 0, ...rules } });
  family = await newFamily(`family-${randomUUID()}@test.example`);
  const entry = await family.data('submitIndividualEntry', { body: entryBody(staged, 2) });
  entryId = entry.id;
  events = entry.events.map(({ id }) => id);
}

const programmes = (version = 0, ids = events.slice(0, 1)) => ids.map((event) => ({ event, version }));

const send = (caller: Caller, uploadId: string, body: Partial<BodyOf<'sendMusic'>> = {}) =>
  caller.call('sendMusic', { params: { entryId }, body: { uploadId, programmes: programmes(), ...body } });

const current = async () => (await family.data('getMusic', { params: { entryId } })).programmes;

describe('music of an entry', () => {
  it('is sent for two programmes at once, judged again and read by its family alone', async () => {
    await stageMusic();
    const uploadId = await uploadMusic(family, FITTING, 'Winter waltz.wav');
    const sent = await family.data('sendMusic', {
      params: { entryId },
      body: { uploadId, programmes: programmes(0, events) },
    });
    expect(sent.window).toBe('open');
    expect(sent.programmes).toMatchObject([
      {
        version: 1,
        file: { name: 'Winter waltz.wav', kind: 'wav', seconds: 88, by: 'family', isLate: false },
      },
      { version: 1, file: { fileId: uploadId } },
    ]);
    const params = { entryId, fileId: uploadId };
    const { url } = await family.data('readMusic', { params });
    const read = await fetch(new URL(url, inject('origin')));
    expect([read.status, read.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(Buffer.from(await read.arrayBuffer()).equals(FITTING)).toBe(true);
    const [bare = ''] = url.split('?');
    expect((await fetch(new URL(bare, inject('origin')))).status).toBe(403);
    const other = await newFamily(`family-${randomUUID()}@test.example`);
    expect((await other.call('readMusic', { params })).status).toBe(404);
    expect((await other.call('getMusic', { params: { entryId } })).status).toBe(404);
    expect((await send(other, uploadId)).status).toBe(404);
  });

  it('is replaced over the version that was seen, and keeps who sent what', async () => {
    await stageMusic();
    const first = await uploadMusic(family, FITTING);
    const [one, two] = await Promise.all([send(family, first), send(family, first)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect((await current())[0]).toMatchObject({ version: 1, earlier: [] });
    const [second, third] = [
      await uploadMusic(family, wav(89, 330)),
      await uploadMusic(family, wav(90, 220)),
    ];
    const raced = await Promise.all(
      [second, third].map((uploadId) => send(family, uploadId, { programmes: programmes(1) })),
    );
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [programme] = await current();
    expect(programme).toMatchObject({ version: 2, earlier: [{ fileId: first, by: 'family' }] });
    const kept = { params: { entryId, fileId: first } };
    expect((await family.call('readMusic', kept)).status).toBe(200);
  });

  it.each([
    ['cut.mp3', 'MustValid'],
    ['silent.mp3', 'MustValid'],
    ['picture-named.mp3', 'MustValid'],
    ['phone.m4a', 'MustValid'],
  ])('refuses %s', async (name, code) => {
    await stageMusic();
    const uploadId = await uploadMusic(family, readFileSync(path.join(FIXTURES, name)), name);
    expect(fieldCodes(await send(family, uploadId))).toEqual([`uploadId ${code}`]);
    expect((await current())[0]?.file).toBeNull();
  });

  it.each([
    [40, 'MustValid'],
    [121, 'MustSmaller'],
  ])('refuses %d seconds where 90 are skated', async (seconds, code) => {
    await stageMusic();
    expect(fieldCodes(await send(family, await uploadMusic(family, wav(seconds))))).toEqual([
      `uploadId ${code}`,
    ]);
  });

  it('refuses what is not there, another’s upload, and events without own music', async () => {
    await stageMusic();
    const others = await uploadMusic(admin, FITTING);
    expect(fieldCodes(await send(family, others))).toEqual(['uploadId MustExist']);
    const announced = await family.data('createMusicUpload', {
      body: { type: 'audio/wav', bytes: 10, name: 'Never sent.wav' },
    });
    expect(fieldCodes(await send(family, announced.uploadId))).toEqual(['uploadId MustExist']);
    const uploadId = await uploadMusic(family, FITTING);
    const unknown = await send(family, uploadId, { programmes: programmes(0, ['none']) });
    expect(fieldCodes(unknown)).toEqual(['programmes.0.event MustExist']);
    const twice = await send(family, uploadId, { programmes: [...programmes(), ...programmes()] });
    expect(fieldCodes(twice)).toEqual(['programmes.1.event MustExist']);
  });

  it('is closed after the deadline to families, and late from the organiser', async () => {
    await stageMusic({ until: instantIn(-1) });
    expect((await family.data('getMusic', { params: { entryId } })).window).toBe('closed');
    const closed = await send(family, await uploadMusic(family, FITTING));
    expect(fieldCodes(closed)).toEqual(['competitionId MustEnabled']);
    const params = { competitionId: staged.competition.id, entryId };
    const body = { uploadId: await uploadMusic(admin, FITTING), programmes: programmes() };
    const sent = await admin.data('sendMusicForFamily', { params, body });
    expect(sent.programmes[0]?.file).toMatchObject({ by: 'organiser', isLate: true });
  });

  it('needs the guardian’s agreement where the organiser has a licence text', async () => {
    await stageMusic({ licence: 'I may have this music played in public.' });
    const uploadId = await uploadMusic(family, FITTING);
    expect(fieldCodes(await send(family, uploadId))).toEqual(['agreed NotNull']);
    expect((await send(family, uploadId, { agreed: true })).status).toBe(200);
  });

  it('is not taken for a withdrawn entry, nor where none is collected', async () => {
    await stageMusic({ isCollected: false });
    const uploadId = await uploadMusic(family, FITTING);
    expect(fieldCodes(await send(family, uploadId))).toEqual(['competitionId MustEnabled']);
    expect(await family.data('getMusic', { params: { entryId } })).toMatchObject({
      window: 'none',
      programmes: [],
    });
    await stageMusic();
    const other = await uploadMusic(family, FITTING);
    await family.data('withdrawEntry', { params: { entryId }, body: { version: 1 } });
    expect(fieldCodes(await send(family, other))).toEqual(['entryId MustEnabled']);
  });

  it('goes with the account', async () => {
    await stageMusic();
    const uploadId = await uploadMusic(family, FITTING);
    await send(family, uploadId);
    const params = { competitionId: staged.competition.id, fileId: uploadId };
    const { url } = await admin.data('readMusicOfCompetition', { params });
    await family.data('deleteMyAccount', { body: { currentPassword: 'a password of ours' } });
    expect((await admin.call('readMusicOfCompetition', { params })).status).toBe(404);
    expect((await fetch(new URL(url, inject('origin')))).status).toBe(404);
  });
});

describe('the music of a competition', () => {
  it('is listed by programme, and names the same sound of other families', async () => {
    await stageMusic();
    const params = { competitionId: staged.competition.id };
    const sisters = await newFamily(`family-${randomUUID()}@test.example`);
    const other = await sisters.data('submitIndividualEntry', { body: entryBody(staged, 1, 'Bo Winter') });
    const uploadId = await uploadMusic(sisters, FITTING);
    const body = { uploadId, programmes: programmes(0, [other.events[0]?.id ?? '']) };
    await sisters.data('sendMusic', { params: { entryId: other.id }, body });
    await send(family, await uploadMusic(family, FITTING, 'Another name.wav'));
    const { programmes: listed } = await admin.data('listMusic', { params });
    const { paymentReference } = await family.data('getEntry', { params: { entryId } });
    expect(listed.filter(({ name }) => name === 'Bo Winter')).toMatchObject([
      { sameAs: [expect.stringMatching(/^Ada/)] },
    ]);
    expect(listed.filter(({ entryId: id }) => id === entryId)).toMatchObject([
      { format: 'Freestyle', seconds: 90, sameAs: ['Bo Winter'], reference: paymentReference },
      { file: null, sameAs: [], version: 0 },
    ]);
  });

  it('is looked at once, and again where another file was sent since', async () => {
    await stageMusic();
    const params = { competitionId: staged.competition.id };
    const first = await uploadMusic(family, FITTING);
    await send(family, first);
    const marks = async () =>
      (await admin.data('listMusic', { params })).programmes.map(({ isChecked }) => isChecked);
    const mark = (file: string, isChecked = true) =>
      admin.call('checkMusic', {
        params: { ...params, entryId },
        body: { event: events[0] ?? '', file, isChecked },
      });
    const both = await Promise.all([mark(first), mark(first)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await marks()).toEqual([true, false]);
    const second = await uploadMusic(family, wav(89));
    expect((await send(family, second, { programmes: programmes(1) })).status).toBe(200);
    expect(await marks()).toEqual([false, false]);
    expect((await mark(first)).status).toBe(409);
    expect((await mark(second)).status).toBe(200);
    expect((await mark(second, false)).status).toBe(200);
    expect(await marks()).toEqual([false, false]);
    expect(
      (await family.call('checkMusic', { params: { ...params, entryId }, body: { event: 'e', file: 'f' } }))
        .status,
    ).toBe(403);
  });

  it('is its own manager’s', async () => {
    await stageMusic();
    const uploadId = await uploadMusic(family, FITTING);
    await send(family, uploadId);
    const params = { competitionId: staged.competition.id };
    const { caller: own } = await newInvitedUser('MANAGER', params);
    const { competition } = await newCompetition();
    const { caller: stranger } = await newInvitedUser('MANAGER', { competitionId: competition.id });
    const file = { params: { ...params, fileId: uploadId } };
    expect((await own.call('readMusicOfCompetition', file)).status).toBe(200);
    expect((await stranger.call('readMusicOfCompetition', file)).status).toBe(403);
    expect((await stranger.call('listMusic', { params })).status).toBe(403);
    expect((await family.call('listMusic', { params })).status).toBe(403);
    const rules = { params, body: { version: 1, takesLate: true } };
    expect((await own.data('updateMusicRules', rules)).version).toBe(2);
    expect((await own.call('updateMusicRules', rules)).status).toBe(409);
  });

  it('is seen and sent by the head coach of the rink, for own entries and as long as families may', async () => {
    await stageMusic();
    const params = { competitionId: staged.competition.id };
    const rink = await newRinkBy(admin);
    const { caller: coach } = await newInvitedUser('HEAD_COACH', { rinkId: rink.id });
    const ours = await newFamily(`family-${randomUUID()}@test.example`);
    const body = { ...entryBody(staged, 1), homeIsiRink: rink.name, country: rink.country };
    const pupil = await ours.data('submitIndividualEntry', { body });
    await send(family, await uploadMusic(family, FITTING));
    const seen = async () => (await coach.data('listMusic', { params })).programmes;
    expect(await seen()).toMatchObject([{ entryId: pupil.id, file: null }]);
    const uploadId = await uploadMusic(coach, FITTING);
    const sending = (entry: string, event: string) =>
      coach.call('sendMusicForFamily', {
        params: { ...params, entryId: entry },
        body: { uploadId, programmes: [{ event, version: 0 }] },
      });
    const event = pupil.events[0]?.id ?? '';
    expect((await sending(entryId, events[1] ?? '')).status).toBe(403);
    expect((await sending(pupil.id, event)).status).toBe(200);
    // The same sound is another family’s too: nobody else’s name is told.
    expect(await seen()).toMatchObject([{ file: { by: 'coach' }, sameAs: [] }]);
    const read = (fileId: string) => coach.call('readMusicOfCompetition', { params: { ...params, fileId } });
    expect((await read(uploadId)).status).toBe(200);
    const others = (await current())[0]?.file?.fileId ?? '';
    expect((await read(others)).status).toBe(404);
    const rules = { version: 1, until: instantIn(-1) };
    await admin.data('updateMusicRules', { params, body: rules });
    const late = await uploadMusic(coach, wav(89));
    const again = await coach.call('sendMusicForFamily', {
      params: { ...params, entryId: pupil.id },
      body: { uploadId: late, programmes: [{ event, version: 1 }] },
    });
    expect(fieldCodes(again)).toEqual(['competitionId MustEnabled']);
  });

  it('is not sent by a head coach where a guardian has to agree to a text', async () => {
    await stageMusic({ licence: 'It may be played in public.' });
    const rink = await newRinkBy(admin);
    const { caller: coach } = await newInvitedUser('HEAD_COACH', { rinkId: rink.id });
    const ours = await newFamily(`family-${randomUUID()}@test.example`);
    const body = { ...entryBody(staged, 1), homeIsiRink: rink.name, country: rink.country };
    const pupil = await ours.data('submitIndividualEntry', { body });
    const refused = await coach.call('sendMusicForFamily', {
      params: { competitionId: staged.competition.id, entryId: pupil.id },
      body: {
        uploadId: await uploadMusic(coach, FITTING),
        programmes: [{ event: pupil.events[0]?.id ?? '', version: 0 }],
        agreed: true,
      },
    });
    expect(fieldCodes(refused)).toEqual(['agreed NotNull']);
  });
});
