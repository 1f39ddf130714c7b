import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../../local/testing/caller.ts';
import {
  changeBody,
  entryBody,
  newCompetition,
  type Staged,
} from '../../../../../local/testing/competitions.ts';
import { newDraft } from '../../../../../local/testing/drafts.ts';
import { demoAccount, newFamily } from '../../../../../local/testing/people.ts';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';

const FULL = 'competitionId MustAvailable';

let admin: Caller;
let family: Caller;
beforeAll(async () => {
  [admin, family] = await Promise.all([demoAccount('superadmin'), newFamily()]);
});

const enter = (staged: Staged, events = 1, by = family) =>
  by.call('submitIndividualEntry', { body: { ...entryBody(staged, events), waiting: 'refuse' } });
const atOnce = (staged: Staged, many: number) =>
  Promise.all(Array.from({ length: many }, () => enter(staged)));
const figuresOf = ({ competition: { id } }: Staged) =>
  admin.data('competitionFigures', { params: { competitionId: id } });
const stored = ({ competition: { id } }: Staged) =>
  new Caller().data('getCompetition', { params: { competitionId: id } });
const change = (competition: Competition, caps: Partial<Pick<Competition, 'capacity' | 'iceMinutes'>>) =>
  admin.call('updateCompetition', {
    params: { competitionId: competition.id },
    body: { ...changeBody(competition), ...caps },
  });

describe('what a competition takes in all', () => {
  it('is never exceeded: of thirty that come at once for ten places, ten are in', async () => {
    const staged = await newCompetition({ capacity: 10 });
    const replies = await atOnce(staged, 30);
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = replies.filter(({ status }) => status !== 201);
    expect(refused.flatMap(fieldCodes)).toEqual(Array.from({ length: 20 }, () => FULL));
    expect(refused[0]?.problem.errors?.[0]?.message).toBe('This competition is full');
    expect((await figuresOf(staged)).skaters).toBe(10);
    const places = await new Caller().data('listPlaces', {
      params: { competitionId: staged.competition.id },
    });
    expect(new Set(places.map(({ left }) => left))).toEqual(new Set([0]));
  });

  it('is ice too: programmes that fit, and no minute more', async () => {
    const staged = await newCompetition({ iceMinutes: 6 });
    const replies = await atOnce(staged, 8);
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(fieldCodes(await enter(staged))).toEqual([FULL]);
    expect((await figuresOf(staged)).iceSeconds).toBe(360);
    const short = await newCompetition({ iceMinutes: 2, capacity: 50 });
    expect(fieldCodes(await enter(short, 2))).toEqual([FULL]);
    expect((await enter(short, 1)).status).toBe(201);
  });

  it('counts from a draft’s publishing on', async () => {
    const { draft, form } = await newDraft({ capacity: 1 });
    const params = { competitionId: draft.id };
    const competition = await admin.data('publishCompetition', { params, body: { version: 1 } });
    const replies = await atOnce({ competition, form }, 3);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  it('is given back by who goes', async () => {
    const staged = await newCompetition({ capacity: 1, iceMinutes: 3 });
    const leaving = await newFamily();
    expect((await enter(staged, 2, leaving)).status).toBe(201);
    expect(fieldCodes(await enter(staged))).toEqual([FULL]);
    await leaving.data('deleteMyAccount', { body: { currentPassword: 'a password of ours' } });
    expect((await enter(staged, 2)).status).toBe(201);
    expect(fieldCodes(await enter(staged))).toEqual([FULL]);
  });
});

describe('a change of the limits', () => {
  it('raises and lowers them at any time: below what is taken it only stops who comes new', async () => {
    const staged = await newCompetition({ capacity: 3, iceMinutes: 30 });
    await atOnce(staged, 2);
    const lowered = (await change(staged.competition, { capacity: 1, iceMinutes: 2 })).answer.data;
    expect(lowered).toMatchObject({ capacity: 1, iceMinutes: 2 });
    expect((await figuresOf(staged)).skaters).toBe(2);
    expect(fieldCodes(await enter(staged))).toEqual([FULL]);
    await change(lowered, { capacity: 4, iceMinutes: 30 });
    expect((await atOnce(staged, 4)).filter(({ status }) => status === 201)).toHaveLength(2);
  });

  it('holds against entries that come at that moment', async () => {
    const staged = await newCompetition({ capacity: 12 });
    const lower = change(staged.competition, { capacity: 5 });
    await Promise.all([lower, atOnce(staged, 12)]);
    const [{ capacity }, { skaters }] = [await stored(staged), await figuresOf(staged)];
    expect((await lower).status).toBe(200);
    expect(capacity).toBe(5);
    // Entries from before keep their places; none came in after.
    expect(skaters).toBeGreaterThanOrEqual(5);
    expect(skaters).toBeLessThanOrEqual(12);
    expect(fieldCodes(await enter(staged))).toEqual([FULL]);
  });

  it('introduces or removes one only while nobody is entered', async () => {
    const staged = await newCompetition();
    const limited = (await change(staged.competition, { capacity: 2, iceMinutes: 60 })).answer.data;
    const half = (await change(limited, { iceMinutes: null })).answer.data;
    expect((await atOnce(staged, 3)).map(({ status }) => status).sort()).toEqual([201, 201, 400]);
    expect(fieldCodes(await change(half, { capacity: null }))).toEqual(['capacity MustEnabled']);
    expect(fieldCodes(await change(half, { iceMinutes: 60 }))).toEqual(['iceMinutes MustEnabled']);
    const free = await newCompetition({ capacity: 1 });
    await change(free.competition, { capacity: null });
    expect((await atOnce(free, 2)).map(({ status }) => status)).toEqual([201, 201]);
    const late = await stored(free);
    expect(fieldCodes(await change(late, { capacity: 9 }))).toEqual(['capacity MustEnabled']);
  });
});
