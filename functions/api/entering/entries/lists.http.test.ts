import { randomUUID } from 'node:crypto';
import { LARGE_PAGE } from '../../../../shared/contract/entering/entries/largePage.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller, type Reply } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import type { SkaterRow } from '../../../../shared/contract/entering/entries/entry.ts';

let admin: Caller;
let manager: Caller;
let coach: Caller;
let competitionId: string;

beforeAll(async () => {
  [admin, manager, coach] = await Promise.all([
    demoAccount('superadmin'),
    demoAccount('manager'),
    demoAccount('headcoach'),
  ]);
  competitionId = (await manager.data('currentUser')).competitionId ?? '';
});

async function everySkater(caller: Caller, query: Record<string, string> = {}): Promise<SkaterRow[]> {
  const rows: SkaterRow[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const reply: Reply<'listSkaters'> = await caller.call('listSkaters', {
      params: { competitionId },
      query: { ...query, ...(cursor && { cursor }) },
    });
    expect(reply.status).toBe(200);
    rows.push(...reply.answer.data);
    cursor = reply.answer.nextCursor;
  }
  return rows;
}

describe('the lists of a competition of true size', () => {
  it('come whole by pages, by name, each entry once', async () => {
    const rows = await everySkater(manager);
    expect(rows.length).toBeGreaterThanOrEqual(963);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const backwards = await everySkater(manager, { order: '-name' });
    expect(backwards.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).reverse());
  });

  it('agree with the figures', async () => {
    const rows = await everySkater(manager);
    const figures = await manager.data('competitionFigures', { params: { competitionId } });
    // A withdrawn entry stands in the list, but does not count.
    expect(figures.skaters).toBe(rows.filter(({ state }) => state !== 'withdrawn').length);
    const teams = await manager.data('listTeams', { params: { competitionId } });
    expect(teams.length).toBe(Math.min(figures.teams, 50));
    expect(teams.length).toBeGreaterThan(0);
    const query = { size: LARGE_PAGE };
    const everyTeam = await manager.data('listTeams', { params: { competitionId }, query });
    const sum = (values: readonly (number | null)[]) =>
      values.reduce<number>((all, one) => all + (one ?? 0), 0);
    expect(figures.byKind.team).toMatchObject({
      charged: sum(everyTeam.map(({ totalPrice }) => totalPrice)),
      paid: sum(everyTeam.map(({ paid }) => paid)),
    });
    const { individual, team, dance } = figures.byKind;
    expect(individual.charged).toBeLessThan(figures.charged ?? 0);
    expect(sum([individual.charged, team.charged, dance.charged])).toBe(figures.charged);
  });

  it('find names by how they begin, whatever the case', async () => {
    const [first] = await everySkater(manager);
    const search = first?.fullName.slice(0, 4).toUpperCase() ?? '';
    const found = await everySkater(manager, { search });
    expect(found.map(({ id }) => id)).toContain(first?.id);
    expect(await everySkater(manager, { search: `zz${randomUUID()}` })).toEqual([]);
  });

  it('refuse a cursor that they did not give', async () => {
    const elsewhere = Buffer.from(
      JSON.stringify({ pk: 'ACCOUNT#x', sk: 'ENTRY#y', gsi1pk: 'ENTRIES#other#individual', gsi1sk: 'a' }),
    ).toString('base64url');
    for (const cursor of ['nonsense', elsewhere]) {
      const reply = await manager.call('listSkaters', { params: { competitionId }, query: { cursor } });
      expect([reply.status, ...fieldCodes(reply)]).toEqual([400, 'cursor MustValid']);
    }
  });
});

describe('who sees what', () => {
  let other: Staged;
  beforeAll(async () => {
    other = await newCompetition();
  });

  it('shows a head coach what identifies a child for the own rink only', async () => {
    const rows = await everySkater(coach);
    const own = rows.filter(({ ownRink }) => ownRink);
    const foreign = rows.filter(({ ownRink }) => !ownRink);
    expect(own.length).toBeGreaterThan(0);
    expect(foreign.length).toBeGreaterThan(0);
    expect(own.every(({ birthdate, isi, expDate }) => birthdate && isi && expDate)).toBe(true);
    expect(foreign.every(({ birthdate, isi, expDate }) => (birthdate ?? isi ?? expDate) === null)).toBe(true);
  });

  it('keeps a manager to the own competition', async () => {
    const params = { competitionId: other.competition.id };
    for (const operation of ['listSkaters', 'listTeams', 'listDances', 'competitionFigures'] as const) {
      expect((await manager.call(operation, { params })).status).toBe(403);
      expect((await admin.call(operation, { params })).status).toBe(200);
    }
  });

  it('shows a new entry to the manager’s side with its payment', async () => {
    const family = await newFamily();
    const body = entryBody(other);
    await family.data('submitIndividualEntry', { body });
    const rows = await admin.data('listSkaters', { params: { competitionId: other.competition.id } });
    expect(rows.find(({ fullName }) => fullName === body.fullName)).toMatchObject({
      birthdate: body.birthdate,
      totalPrice: body.totalPrice,
      paymentState: 'unpaid',
      state: 'confirmed',
    });
  });

  it('says that an unknown competition is not there', async () => {
    expect((await admin.call('listSkaters', { params: { competitionId: 'none' } })).status).toBe(404);
    expect((await manager.call('listSkaters', { params: { competitionId: 'none' } })).status).toBe(403);
  });
});
