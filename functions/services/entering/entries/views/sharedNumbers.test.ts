import { ulid } from 'ulidx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentTime } from '../../../../../local/clock.ts';
import type { RunningDynamo } from '../../../../../local/dynamo/server.ts';
import { testNumber } from '../../../../../local/testing/competitions.ts';
import { startMemoryTable } from '../../../../../local/testing/memoryTable.ts';
import { stagedEntry } from '../../../../../local/testing/stagedEntry.ts';
import { DEFAULT_ELIGIBILITY } from '../../../../../shared/contract/entering/competitions/eligibility.ts';
import { NO_LIMITS } from '../../../../../shared/domain/entering/capacity/limits.ts';
import { queryAll } from '../../../../platform/table/read.ts';
import { deleteItem, putItem, updateItem } from '../../../../platform/table/writes.ts';
import { findCompetition } from '../../../../store/entering/competitions/repository.ts';
import { markedNumbersKey } from '../../../../store/entering/entries/keys.ts';
import { personHash } from '../../../../store/entering/entries/people.ts';
import { findEntry } from '../../../../store/entering/entries/repository.ts';
import { numberWrites } from '../../../../store/entering/entries/numberWrites.ts';
import type {
  IndividualEntry,
  StoredEntry,
  TeamEntry,
} from '../../../../store/entering/entries/storedEntry.ts';
import { entryKey } from '../../../../store/keys.ts';
import { erasePerson } from '../erase/erasePerson.ts';
import { saveEntry } from '../save/saveEntry.ts';
import { storeNewEntry } from '../submit/storeNewEntry.ts';
import { withSharedNumbers } from './findings.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const now = currentTime();
const change = { action: 'updated', by: 'organiser', now } as const;

/** Lists shared numbers by entry, as an organiser sees them; `numberItems` as the competition says. */
async function shared(entries: readonly StoredEntry[], numberItems: boolean) {
  const competition = { id: entries[0]?.competitionId ?? '', eligibility: DEFAULT_ELIGIBILITY, numberItems };
  const read = await Promise.all(entries.map((entry) => findEntry(entry.accountId, entry.id)));
  const stored = read.filter((entry) => entry !== null);
  const listed = await withSharedNumbers(stored, competition, { role: 'MANAGER' });
  return listed.map(({ checks }) =>
    checks.filter(({ reason }) => reason === 'memberShared').map(({ facts }) => facts),
  );
}

const store = <Entry extends StoredEntry>(entry: Entry): Promise<Entry> =>
  storeNewEntry(entry, { limits: NO_LIMITS, idempotency: null }) as Promise<Entry>;

/** Another skater's entry of another family. */
const skaterOf = (entry: IndividualEntry, fullName: string, isi: string): IndividualEntry => ({
  ...entry,
  id: ulid(),
  accountId: `family of ${fullName}`,
  name: fullName,
  skater: { ...entry.skater, fullName, isi },
});

async function stagedSkater(): Promise<IndividualEntry> {
  const entry = await stagedEntry(now);
  if (entry.kind !== 'individual') throw new Error('A skater is staged');
  return entry;
}

const teamOf = ({ skater, ...entry }: IndividualEntry, size: number): TeamEntry => {
  const skaters = Array.from({ length: size }, (_, index) => ({
    ...skater,
    fullName: `Skater ${String(index + 1)}`,
    isi: testNumber(),
    alternate: false,
  }));
  const coach = { coachName: 'Mira Lake', coachEmail: 'mira@clubs.test.example', coachProfessional: 'P4711' };
  return { ...entry, ...coach, id: ulid(), kind: 'team', name: 'Ice Foxes', skaters };
};

const numbersOf = (competitionId: string) =>
  queryAll({
    KeyConditionExpression: 'pk = :numbers',
    ExpressionAttributeValues: { ':numbers': `COMPETITION#${competitionId}#NUMBERS` },
  });

describe('a number that an earlier version stored', () => {
  /** Ada Frost with number 100200 as version 0.1 stored her, and Bo Lake who came in later with the same one. */
  async function stagedOld() {
    const staged = await stagedSkater();
    const ada = await store(skaterOf(staged, 'Ada Frost', '100200'));
    const { competitionId, accountId, id } = ada;
    const partition = `COMPETITION#${competitionId}#NUMBERS`;
    for (const { pk, sk } of await numbersOf(competitionId))
      await deleteItem({ pk: String(pk), sk: String(sk) });
    const use = `individual#${personHash(ada.skater)}#${accountId}`;
    await putItem({ pk: partition, sk: 'ITEM#11', [`100200#${id}#0`]: use });
    await deleteItem(markedNumbersKey(competitionId));
    await updateItem(entryKey(accountId, 'individual', id), { update: 'REMOVE numberItems' });
    const bo = await store(skaterOf(staged, 'Bo Lake', '100200'));
    const stored = await findEntry(accountId, id);
    if (stored?.kind !== 'individual') throw new Error('Ada is stored');
    return { ada: stored, bo };
  }

  it('is found beside one of today, and goes with its correction', async () => {
    const { ada, bo } = await stagedOld();
    expect(await shared([ada, bo], false)).toEqual([
      [{ number: '100200', others: 'Bo Lake' }],
      [{ number: '100200', others: 'Ada Frost' }],
    ]);
    const corrected = await saveEntry(ada, { ...ada, skater: { ...ada.skater, isi: '100300' } }, change);
    expect(await shared([ada, bo], false)).toEqual([[], []]);
    const cy = await store(skaterOf(ada, 'Cy Pond', '100300'));
    expect(await shared([cy, bo], false)).toEqual([[{ number: '100300', others: 'Ada Frost' }], []]);
    await saveEntry(corrected, { ...corrected, withdrawnAt: now.toISOString() }, change);
    expect(await shared([cy], false)).toEqual([[]]);
  });

  it('moves to an item of its own with a change of anything else', async () => {
    const { ada, bo } = await stagedOld();
    const labelled = await saveEntry(ada, { ...ada, labels: ['late'] }, change);
    expect(await shared([ada, bo], false)).toMatchObject([
      [{ others: 'Bo Lake' }],
      [{ others: 'Ada Frost' }],
    ]);
    const items = await numbersOf(ada.competitionId);
    expect(items.map(({ sk, ...rest }) => [sk, Object.keys(rest).length - 1])).toEqual([
      ['ITEM#11', 0],
      ['NUMBER#100200', 3],
    ]);
    await saveEntry(labelled, { ...labelled, labels: [] }, change);
    expect(await numbersOf(ada.competitionId)).toEqual(items);
  });

  it('leaves nothing of a person who is erased', async () => {
    const { ada, bo } = await stagedOld();
    const competition = await findCompetition(ada.competitionId);
    if (competition) await erasePerson(ada, competition, now);
    expect(await shared([bo], false)).toEqual([[]]);
    const left = JSON.stringify(await numbersOf(ada.competitionId));
    expect(left).not.toContain(personHash(ada.skater));
    expect(left).toContain(personHash(bo.skater));
  });
});

describe('the numbers of a large roster', () => {
  it('are found beside a skater’s who comes in at the same moment, and free once the team is withdrawn', async () => {
    const staged = await stagedSkater();
    const team = teamOf(staged, 25);
    const isi = team.skaters[24]?.isi ?? '';
    const ada = skaterOf(staged, 'Ada Frost', isi);
    const [squad] = await Promise.all([store(team), store(ada)]);
    const bo = await store(skaterOf(staged, 'Bo Lake', isi));
    expect(await shared([team, ada], true)).toEqual([
      [{ number: isi, others: expect.stringMatching(/^(Ada Frost, Bo Lake|Bo Lake, Ada Frost)$/) as string }],
      [{ number: isi, others: expect.stringContaining('Skater 25') as string }],
    ]);
    const few = { ...squad, skaters: squad.skaters.slice(6) };
    const smaller = await saveEntry(squad, few, change);
    expect(await shared([team], true)).toMatchObject([[{ number: isi }]]);
    await saveEntry(smaller, { ...smaller, withdrawnAt: now.toISOString() }, change);
    expect(await shared([bo], true)).toEqual([[{ number: isi, others: 'Ada Frost' }]]);
  });

  it('leave nothing of who is erased, also where the roster grew', async () => {
    const staged = await stagedSkater();
    const team = await store(teamOf(staged, 20));
    const { skaters } = teamOf(staged, 25);
    const larger = await saveEntry(
      team,
      { ...team, skaters: [...team.skaters, ...skaters.slice(20)] },
      change,
    );
    const competition = await findCompetition(team.competitionId);
    if (competition) await erasePerson(larger, competition, now);
    const left = JSON.stringify(await numbersOf(team.competitionId));
    for (const skater of larger.skaters) expect(left).not.toContain(personHash(skater));
  });
});

it('writes at most 41 items where the numbers of a whole roster change', async () => {
  const staged = await stagedSkater();
  const [before, after] = [teamOf(staged, 20), teamOf(staged, 20)];
  expect(numberWrites(before, after)).toHaveLength(41);
  const [large, larger] = [teamOf(staged, 200), teamOf(staged, 200)];
  expect(numberWrites(large, larger).length).toBeLessThanOrEqual(33);
});
