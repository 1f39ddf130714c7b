import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';

let admin: Caller;
let manager: Caller;
let family: Caller;
let other: Caller;
let staged: Staged;
beforeAll(async () => {
  [admin, family, other, staged] = await Promise.all([
    demoAccount('superadmin'),
    newFamily(),
    newFamily(),
    newCompetition(),
  ]);
  manager = (await newInvitedUser('MANAGER', { competitionId: staged.competition.id })).caller;
});

const params = () => ({ competitionId: staged.competition.id });
const eventId = (place: number) => entryBody(staged, 4).event[place];
const enter = (fullName: string, place: number, totalPrice = 5_900, by = family) =>
  by.call('submitIndividualEntry', {
    body: { ...entryBody(staged, 1, fullName), event: [eventId(place)], totalPrice },
  });
const list = () => manager.data('listDoubles', { params: params() });
const decide = (body: object, by = manager) => by.call('decideDouble', { params: params(), body });

/** Two spellings of one child by two families, in different events, as the organiser sees them. */
async function newDuplicate(places: readonly [number, number] = [0, 1]) {
  const name = `Mia ${randomUUID().slice(0, 8)} Kato`;
  const typed = name.replace('Kato', 'Katoo');
  await enter(name, places[0]);
  await enter(typed, places[1], 5_900, other);
  const pair = (await list()).pairs.find(({ people }) => people.some(({ fullName }) => fullName === name));
  const keep = pair?.people.find(({ fullName }) => fullName === name)?.id;
  if (!pair || !keep) throw new Error('A double is suggested');
  return { name, typed, pair, keep };
}

describe('merging doubles', () => {
  it('makes two spellings one child, until it is undone', async () => {
    const { name, typed, pair, keep } = await newDuplicate();
    expect(pair).toMatchObject({ reason: 'spelling', shared: [] });
    const merged = await decide({ pair: pair.id, as: 'merged', keep });
    expect(merged.status).toBe(200);
    expect(merged.answer.data.pairs.map(({ id }) => id)).not.toContain(pair.id);
    const decided = merged.answer.data.decided.find(({ id }) => id === pair.id);
    expect(decided).toMatchObject({ decision: 'merged', people: [{ id: keep, fullName: name }] });
    expect(decided?.people[0]?.entries).toHaveLength(2);

    expect(fieldCodes(await enter(typed, 0))).toEqual(['event AlreadyExist']);
    expect(fieldCodes(await enter(name, 1))).toEqual(['event AlreadyExist']);
    expect(fieldCodes(await enter(name, 2))).toEqual(['totalPrice MustCorrect']);
    const rows = await admin.data('listSkaters', { params: params(), query: { search: 'mia' } });
    expect(rows.map(({ fullName }) => fullName)).toContain(typed);

    const undone = await decide({ pair: pair.id, as: 'undone' });
    expect(undone.answer.data.pairs.map(({ id }) => id)).toContain(pair.id);
    expect((await enter(typed, 0, 3_100)).status).toBe(201);
    const entryId = pair.people.find(({ id }) => id !== keep)?.entries[0]?.id ?? '';
    const { history } = await manager.data('getEntryRecord', { params: { ...params(), entryId } });
    expect(history.map(({ what }) => what)).toEqual(['separated', 'merged', 'submitted']);
  });

  it('is decided once where two decide at the same moment, and a repeat changes nothing', async () => {
    const { pair, keep } = await newDuplicate();
    const replies = await Promise.all([
      decide({ pair: pair.id, as: 'merged', keep }),
      decide({ pair: pair.id, as: 'different' }, admin),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = replies[0].status === 200 ? 'merged' : 'different';
    const again = await decide({ pair: pair.id, as: won, keep });
    expect(again.answer.data.decided.filter(({ id }) => id === pair.id)).toHaveLength(1);
  });

  it('is refused while both are in one event, and for a pair that is none', async () => {
    const { pair, keep } = await newDuplicate([2, 2]);
    expect(pair.shared).toEqual(['Freestyle 3']);
    const refused = await decide({ pair: pair.id, as: 'merged', keep });
    expect([refused.status, fieldCodes(refused)]).toEqual([400, ['pair MustEnabled']]);
    expect((await decide({ pair: 'nobody.else', as: 'different' })).status).toBe(404);
    expect(fieldCodes(await decide({ pair: pair.id, as: 'merged' }))).toEqual(['keep NotNull']);
    expect(fieldCodes(await decide({ pair: pair.id, as: 'other' }))).toEqual(['as MustValid']);
  });

  it('remembers who is not the same person', async () => {
    const { pair } = await newDuplicate();
    const { pairs, decided } = (await decide({ pair: pair.id, as: 'different' })).answer.data;
    expect(pairs.map(({ id }) => id)).not.toContain(pair.id);
    expect(decided[0]).toMatchObject({ id: pair.id, decision: 'different' });
    expect(decided[0]?.people).toHaveLength(2);
    await decide({ pair: pair.id, as: 'undone' });
    expect((await list()).pairs.map(({ id }) => id)).toContain(pair.id);
  });
});

describe('announcements', () => {
  const put = (entryId: string, body: object, by = family) =>
    by.call('updateAnnouncements', { params: { entryId }, body });

  it('keep the music of each event and how a name is said, until they are removed', async () => {
    const name = `Zoë ${randomUUID().slice(0, 8)}`;
    const { id } = (await enter(name, 0)).answer.data;
    const announcement = { name, sayAs: 'ZOH-ee 🎶' };
    const music = { event: eventId(0), title: 'Clair de lune, 月光' };
    const [one, two] = await Promise.all([put(id, { music: [music] }), put(id, { sayAs: [announcement] })]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const entry = await family.data('getEntry', { params: { entryId: id } });
    expect(entry).toMatchObject({ announced: [announcement], events: [{ musicTitle: music.title }] });
    const rows = await manager.data('listSkaters', { params: params(), query: { search: name } });
    expect(rows).toMatchObject([{ announced: [announcement], events: [{ musicTitle: music.title }] }]);

    const byOrganiser = await manager.call('updateAnnouncementsForFamily', {
      params: { ...params(), entryId: id },
      body: { music: [{ event: eventId(0), title: null }] },
    });
    expect(byOrganiser.answer.data).toEqual({
      music: [{ event: eventId(0), title: '' }],
      announced: [announcement],
    });
  });

  it('are refused for other events, other names, texts without end and other families', async () => {
    const name = `Ida ${randomUUID().slice(0, 8)}`;
    const { id } = (await enter(name, 0)).answer.data;
    expect(fieldCodes(await put(id, { music: [{ event: eventId(1), title: 'Aria' }] }))).toEqual([
      'music.0.event MustExist',
    ]);
    expect(fieldCodes(await put(id, { sayAs: [{ name: 'Nobody', sayAs: 'no' }] }))).toEqual([
      'sayAs.0.name MustExist',
    ]);
    expect(fieldCodes(await put(id, { music: [{ event: eventId(0), title: 'a'.repeat(201) }] }))).toEqual([
      'music.0.title MustValid',
    ]);
    expect((await put(id, {}, other)).status).toBe(404);
    const { version } = await family.data('getEntry', { params: { entryId: id } });
    await family.data('withdrawEntry', { params: { entryId: id }, body: { version } });
    expect(fieldCodes(await put(id, {}))).toEqual(['entryId MustEnabled']);
  });
});
