import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../../local/testing/caller.ts';
import {
  entryBody,
  newCompetition,
  testNumber,
  type Staged,
} from '../../../../../local/testing/competitions.ts';
import { changeOf } from '../../../../../local/testing/entryChanges.ts';
import { danceBody, groupFormBody, teamBody } from '../../../../../local/testing/groupEntries.ts';
import { demoAccount, newFamily } from '../../../../../local/testing/people.ts';
import { DEFAULT_ELIGIBILITY } from '../../../../../shared/contract/entering/competitions/eligibility.ts';

let staged: Staged;
let admin: Caller;
let families: readonly [Caller, Caller];
beforeAll(async () => {
  admin = await demoAccount('superadmin');
  families = [await newFamily(), await newFamily()];
  staged = await newCompetition({}, null, groupFormBody());
});

const params = () => ({ competitionId: staged.competition.id });
const shared = (row: { checks: readonly { reason: string; facts: object }[] } | undefined) =>
  row?.checks.filter(({ reason }) => reason === 'memberShared').map(({ facts }) => facts);
const rowOf = async (list: 'listSkaters' | 'listTeams' | 'listDances', search: string) =>
  (await admin.data(list, { params: params(), query: { search } }))[0];
const attention = async () =>
  (await admin.data('competitionDashboard', { params: params() })).attention.find(
    ({ code }) => code === 'numbersShared',
  );

describe('a membership number that cannot be one', () => {
  it.each(['no idea!!', '-', '123456789012', 'pending'])(
    'is refused where the rule refuses: %s',
    async (isi) => {
      const rules = { ...DEFAULT_ELIGIBILITY.rules, membership: 'refuse' } as const;
      const strict = await newCompetition({ eligibility: { ...DEFAULT_ELIGIBILITY, rules } });
      const [family] = families;
      const body = { ...entryBody(strict, 1), highestIsiTestLevel: 'Freestyle 1', isi };
      expect(fieldCodes(await family.call('submitIndividualEntry', { body }))).toEqual(['isi MustValid']);
      const mended = { ...body, isi: testNumber() };
      const { fullName, expDate: expiry } = body;
      const member = { number: mended.isi, fullName, category: 'individual', expiry, tests: [] };
      await admin.data('importMemberships', { body: { dryRun: false, rows: [{ row: 1, member }] } });
      expect((await family.call('submitIndividualEntry', { body: mended })).status).toBe(201);
    },
  );

  it('is remarked where the rule warns, live and of the entry', async () => {
    const [family] = families;
    const body = { ...entryBody(staged, 1), highestIsiTestLevel: 'Freestyle 1', isi: 'no idea!!' };
    const entry = await family.data('submitIndividualEntry', { body });
    expect(entry.checks).toMatchObject([
      { rule: 'membership', outcome: 'warn', reason: 'memberImpossible', facts: { number: 'no idea!!' } },
    ]);
    const { fullName, birthdate, isi, expDate } = body;
    const { checks } = await family.data('checkEligibility', {
      body: { ...params(), kind: 'individual', people: [{ fullName, birthdate, isi, expDate }] },
    });
    expect(checks.map(({ reason }) => reason)).toContain('memberImpossible');
  });
});

describe('one number for two people', () => {
  it('is told to the organiser of both, also where they come in at one moment, and not to the families', async () => {
    const isi = testNumber();
    const bodies = [entryBody(staged, 1), entryBody(staged, 1)].map((body, index) => ({
      ...body,
      // However it is typed.
      isi: index === 0 ? isi : `# ${isi.slice(0, 3)} ${isi.slice(3)}`,
    }));
    const entries = await Promise.all(
      bodies.map((body, index) => (families[index] ?? admin).data('submitIndividualEntry', { body })),
    );
    for (const [index, entry] of entries.entries()) {
      const other = { number: isi, others: bodies[1 - index]?.fullName };
      expect(shared(await rowOf('listSkaters', entry.name))).toEqual([other]);
      const record = { params: { ...params(), entryId: entry.id } };
      expect(shared(await admin.data('getEntryRecord', record))).toEqual([other]);
      const own = await families[index]?.data('getEntry', { params: { entryId: entry.id } });
      expect(shared(own)).toEqual([]);
    }
    expect(await attention()).toMatchObject({ count: 1, severity: 'soon' });

    const [entry] = entries;
    const [body] = bodies;
    if (!entry || !body) throw new Error('Both are in');
    const change = changeOf(entry, { ...body, isi: testNumber() }, entry.totalPrice);
    await families[0].data('updateEntry', { params: { entryId: entry.id }, body: change });
    expect(shared(await rowOf('listSkaters', entries[1]?.name ?? ''))).toEqual([]);
    expect(await attention()).toBeUndefined();
  });

  it('is found across partners and teams, and is not of one person who enters more than once', async () => {
    const isi = testNumber();
    const single = { ...entryBody(staged, 1), isi };
    const dance = danceBody(staged);
    const team = teamBody(staged);
    const { fullName, birthdate } = single;
    const [member] = team.skaters;
    if (!dance.partner || !member) throw new Error('There is a partner and a team');
    const [family] = families;
    const own = await family.data('submitIndividualEntry', { body: single });
    const couple = await family.data('submitDanceEntry', {
      body: { ...dance, partner: { ...dance.partner, fullName, birthdate, isi } },
    });
    expect(shared(await rowOf('listSkaters', own.name))).toEqual([]);
    const squad = await families[1].data('submitTeamEntry', {
      body: { ...team, skaters: [{ ...member, isi }, ...team.skaters.slice(1)] },
    });
    expect(shared(await rowOf('listSkaters', own.name))).toEqual([{ number: isi, others: member.fullName }]);
    expect(shared(await rowOf('listDances', couple.name))).toEqual([
      { number: isi, others: member.fullName },
    ]);
    expect(shared(await rowOf('listTeams', squad.name))).toEqual([{ number: isi, others: fullName }]);
    await families[1].data('withdrawEntry', {
      params: { entryId: squad.id },
      body: { version: squad.version },
    });
    expect(shared(await rowOf('listSkaters', own.name))).toEqual([]);
  });
});
