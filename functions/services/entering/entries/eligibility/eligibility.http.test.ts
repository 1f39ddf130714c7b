import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../../local/testing/caller.ts';
import { fieldCodes } from '../../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../../local/testing/competitions.ts';
import { danceBody, groupFormBody } from '../../../../../local/testing/groupEntries.ts';
import { demoAccount, newFamily } from '../../../../../local/testing/people.ts';
import { DEFAULT_ELIGIBILITY } from '../../../../../shared/contract/entering/competitions/eligibility.ts';

let staged: Staged;
let admin: Caller;
let family: Caller;
beforeAll(async () => {
  [staged, admin, family] = await Promise.all([newCompetition(), demoAccount('superadmin'), newFamily()]);
});

const number = () => `E${randomUUID().slice(0, 8).toUpperCase()}`;
/** The skater of the staged entry with a membership that the registry does not contradict. */
const body = (change: object = {}, of = staged) => ({
  ...entryBody(of, 1),
  highestIsiTestLevel: 'Freestyle 1',
  ...change,
});
const reasons = (entry: { readonly checks: readonly { readonly rule: string; readonly reason: string }[] }) =>
  entry.checks.filter(({ rule }) => rule !== 'membership').map(({ reason }) => reason);

async function register(isi: string, ...tests: readonly (readonly [level: string, date: string])[]) {
  return registerAs('Ada Frost', isi, ...tests);
}

async function registerAs(
  fullName: string,
  isi: string,
  ...tests: readonly (readonly [level: string, date: string])[]
) {
  const member = {
    number: isi,
    fullName,
    category: 'individual',
    expiry: '2031-08-31',
    tests: tests.map(([level, date]) => ({ discipline: level.replace(/ \d+$/, ''), level, date })),
  };
  await admin.data('importMemberships', { body: { dryRun: false, rows: [{ row: 1, member }] } });
  return isi;
}

describe('a submit', () => {
  it('keeps what the rules remark, for the family and for those who answer for the entry', async () => {
    const entry = await family.data('submitIndividualEntry', {
      body: body({ expDate: '2020-08-31', highestIsiTestLevel: 'Freestyle 5' }),
    });
    expect(entry.checks).toMatchObject([
      { rule: 'membership', outcome: 'warn', reason: 'memberExpires', facts: { expiry: '2020-08-31' } },
      { rule: 'level', outcome: 'warn', reason: 'levelBelow', name: entry.name },
    ]);
    const params = { competitionId: staged.competition.id };
    const rows = await admin.data('listSkaters', { params, query: { search: entry.name } });
    expect(rows[0]?.checks).toEqual(entry.checks);
  });

  it('is refused by field where the organiser says so, and taken once that is mended', async () => {
    const rules = { ...DEFAULT_ELIGIBILITY.rules, membership: 'refuse', level: 'refuse' } as const;
    const strict = await newCompetition({ eligibility: { ...DEFAULT_ELIGIBILITY, rules } });
    const isi = await register(number());
    const wrong = { isi: number(), expDate: '2020-08-31', highestIsiTestLevel: 'Freestyle 5' };
    const reply = await family.call('submitIndividualEntry', { body: body(wrong, strict) });
    expect(reply.status).toBe(400);
    expect(fieldCodes(reply)).toEqual(['expDate MustAfter', 'event MustCorrect']);
    expect((await family.call('submitIndividualEntry', { body: body({ isi }, strict) })).status).toBe(201);
  });

  it('is refused where memberships are for a number that nobody has, or somebody else', async () => {
    const rules = { ...DEFAULT_ELIGIBILITY.rules, membership: 'refuse' } as const;
    const strict = await newCompetition({ eligibility: { ...DEFAULT_ELIGIBILITY, rules } });
    const submit = (isi: string, of: Staged) =>
      family.call('submitIndividualEntry', { body: body({ isi, fullName: 'Zoë Ada Frost' }, of) });
    const [unknown, others] = [number(), await registerAs('Ida Snow', number())];
    const own = await registerAs('FROST, Zoe', number());
    expect(fieldCodes(await submit(unknown, strict))).toEqual(['isi MustExist']);
    const refused = await submit(others, strict);
    expect(fieldCodes(refused)).toEqual(['isi MustCorrect']);
    expect(JSON.stringify(refused.problem)).not.toContain('Snow');
    expect((await submit(own, strict)).status).toBe(201);

    // Where memberships warn, both come in and are pointed out.
    const mild = await Promise.all([newCompetition(), newCompetition()]);
    const entered = await Promise.all([submit(unknown, mild[0]), submit(others, mild[1])]);
    expect(entered.map(({ status }) => status)).toEqual([201, 201]);
    expect(
      entered.map(({ answer }) => answer.data.checks.map(({ outcome, reason }) => [outcome, reason])),
    ).toEqual([[['warn', 'memberUnknown']], [['warn', 'memberOtherName']]]);
  });

  it('goes by the registry where that knows the member', async () => {
    const isi = await register(number(), ['Freestyle 1', '2024-03-01'], ['Freestyle 2', '2024-09-01']);
    const entry = await family.data('submitIndividualEntry', { body: body({ isi, expDate: '2020-08-31' }) });
    expect(entry.checks.map(({ reason }) => reason)).toEqual(['levelBelow']);
  });

  it('remarks a test that was registered after the deadline, and a number nobody knows', async () => {
    const late = new Date().toISOString().slice(0, 10);
    const ruled = await newCompetition({
      eligibility: { ...DEFAULT_ELIGIBILITY, testDeadline: '2025-01-31' },
    });
    const isi = await register(number(), ['Freestyle 1', late]);
    const entry = await family.data('submitIndividualEntry', { body: body({ isi }, ruled) });
    expect(entry.checks).toMatchObject([
      { reason: 'testLate', facts: { test: 'Freestyle 1', date: late, deadline: '2025-01-31' } },
    ]);
    const unknown = await family.data('submitIndividualEntry', { body: body({ isi: number() }, ruled) });
    expect(unknown.checks.map(({ reason }) => reason)).toEqual(['memberUnknown']);
  });

  it('compares the rink with that of the skater’s other entries', async () => {
    const couples = await newCompetition({}, null, groupFormBody());
    const alone = await family.data('submitIndividualEntry', { body: body({}, couples) });
    expect(reasons(alone)).toEqual([]);
    const couple = { ...danceBody(couples), fullName: alone.name, homeIsiRink: 'Another pond' };
    const entry = await family.data('submitDanceEntry', { body: couple });
    expect(entry.checks).toContainEqual(
      expect.objectContaining({ reason: 'rinkDiffers', name: alone.name, event: null }),
    );
  });
});

describe('vouchLevel', () => {
  const LEVEL = 'Freestyle 1';
  let coach: Caller;
  let rinkId: string;
  beforeAll(async () => {
    coach = await demoAccount('headcoach');
    const user = await coach.data('currentUser');
    rinkId = user.rinkId ?? '';
  });

  const entered = (change: object = {}) =>
    family.data('submitIndividualEntry', {
      body: body({ highestIsiTestLevel: 'Freestyle 2', homeIsiRink: rinkId, ...change }),
    });
  const attest = (entry: { id: string; version: number }, change: object = {}, by = coach) =>
    by.call('vouchLevel', {
      params: { competitionId: staged.competition.id, entryId: entry.id },
      body: { person: 0, level: LEVEL, version: entry.version, ...change },
    });

  it('records the level with the coach’s name and date, and settles what was remarked of it', async () => {
    const entry = await entered();
    expect(reasons(entry)).toEqual(['levelBelow']);
    const { answer } = await attest(entry);
    const { name } = await coach.data('currentUser');
    expect(answer.data.vouches).toMatchObject([{ person: 0, level: LEVEL, by: name }]);
    expect(reasons(answer.data)).toEqual([]);
    const record = await coach.data('getEntryRecord', {
      params: { competitionId: staged.competition.id, entryId: entry.id },
    });
    expect(record.vouches).toEqual(answer.data.vouches);
    expect(record.history[0]).toMatchObject({
      what: 'vouched',
      by: { name },
      changes: [{ path: ['vouches', LEVEL], from: null, to: LEVEL }],
    });
  });

  it('is refused for another rink, an old version, nobody, and what is no level', async () => {
    const [own, other] = [await entered(), await entered({ homeIsiRink: 'Pond behind the school' })];
    expect((await attest(other)).status).toBe(404);
    expect((await attest({ ...own, version: 9 })).status).toBe(409);
    expect(fieldCodes(await attest(own, { person: 1 }))).toEqual(['person MustExist']);
    expect(fieldCodes(await attest(own, { level: 'second badge' }))).toEqual(['level MustValid']);
    expect((await attest(own, {}, admin)).status).toBe(403);
  });
});
