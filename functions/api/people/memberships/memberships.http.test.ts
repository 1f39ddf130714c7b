import { describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { demoAccount } from '../../../../local/testing/people.ts';

let count = 0;
/** A number that no other test uses: letters keep it apart from the demo's. */
const newNumber = () =>
  `T${Date.now().toString(36).slice(-6).toUpperCase()}${String(count++).padStart(3, '0')}`;

const row = (number: string, change: object = {}) => ({
  number,
  fullName: 'Ada Frost',
  birthdate: '2015-11-27',
  category: 'individual',
  expiry: '2031-08-31',
  ...change,
});

async function imported(caller: Caller, dryRun: boolean, ...members: object[]) {
  const rows = members.map((member, index) => ({ row: index + 2, member }));
  return caller.data('importMemberships', { body: { dryRun, rows } });
}

const check = (query: Record<string, string>) => new Caller().data('checkMembership', { query });

describe('an import of members', () => {
  it('says what would become of each row and writes nothing on a dry run', async () => {
    const admin = await demoAccount('superadmin');
    const number = newNumber();
    const [added] = await imported(admin, true, row(number));
    expect(added).toEqual({ row: 2, outcome: 'added', changed: [], errors: [] });
    expect(await check({ number })).toMatchObject({ answer: 'notFound', initials: null });
  });

  it('adds, changes, leaves alone and refuses, each row by itself, and can be repeated', async () => {
    const admin = await demoAccount('superadmin');
    const [known, other] = [newNumber(), newNumber()];
    await imported(admin, false, row(known));
    const rows = [
      row(other),
      row(known, { expiry: '2032-08-31' }),
      row(newNumber(), { fullName: undefined }),
      row('not a number!'),
      row(newNumber(), { birthdate: '2015-02-30' }),
    ];
    const first = await imported(admin, false, ...rows);
    expect(first.map(({ outcome }) => outcome)).toEqual(['added', 'changed', 'wrong', 'wrong', 'wrong']);
    expect(first[1]?.changed).toEqual(['expiry']);
    expect(first.slice(2).map(({ errors }) => `${errors[0]?.field} ${errors[0]?.code}`)).toEqual([
      'fullName NotNull',
      'number MustValid',
      'birthdate MustValid',
    ]);
    const again = await imported(admin, false, ...rows.slice(0, 2));
    expect(again.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
  });

  it('adds the tests of a second list to a member and forgets nothing', async () => {
    const admin = await demoAccount('superadmin');
    const number = newNumber();
    const test = (level: string) => ({ discipline: 'Freestyle', level, date: '2026-01-12' });
    await imported(admin, false, row(number, { tests: [test('Freestyle 1')] }));
    await imported(admin, false, { number, tests: [test('Freestyle 2')] });
    const member = await admin.data('getMember', { params: { number } });
    expect(member).toMatchObject({ fullName: 'Ada Frost', version: 2 });
    expect(member.tests.map(({ level }) => level)).toEqual(['Freestyle 1', 'Freestyle 2']);
  });

  it('keeps every row when the same member is imported twice at once', async () => {
    const admin = await demoAccount('superadmin');
    const number = newNumber();
    const levels = ['Freestyle 1', 'Freestyle 2', 'Freestyle 3'];
    const once = (level: string) =>
      row(number, { tests: [{ discipline: 'Freestyle', level, date: '2026-01-12' }] });
    const outcomes = await imported(admin, false, ...levels.map(once));
    expect(outcomes.filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
    const member = await admin.data('getMember', { params: { number } });
    expect(member.tests.map(({ level }) => level)).toEqual(levels);
  });
});

describe('a check of a membership', () => {
  it('tells standing, expiry, initials and category, and never the name', async () => {
    const admin = await demoAccount('superadmin');
    const number = newNumber();
    await imported(admin, false, row(number));
    const reply = await new Caller().call('checkMembership', {
      query: { number: ` ${number.toLowerCase()} ` },
    });
    expect(reply.answer.data).toEqual({
      answer: 'found',
      standing: 'valid',
      expiry: '2031-08-31',
      initials: 'A. F.',
      category: 'individual',
    });
    expect(JSON.stringify(reply.answer)).not.toContain('Frost');
  });

  it('answers a wrong birth year as a number that is not known', async () => {
    const admin = await demoAccount('superadmin');
    const number = newNumber();
    await imported(admin, false, row(number));
    expect(await check({ number, birthYear: '2014' })).toEqual(await check({ number: newNumber() }));
    expect(await check({ number, birthYear: '2015' })).toMatchObject({ answer: 'found' });
  });

  it('tells that a membership has expired, or will before the competition ends', async () => {
    const admin = await demoAccount('superadmin');
    const competitions = await new Caller().data('listCompetitions');
    const [competition] = competitions.toSorted((one, other) => (one.endDate < other.endDate ? 1 : -1));
    if (!competition) throw new Error('The demo has a competition to come');
    const [expired, expiring] = [newNumber(), newNumber()];
    const dayBefore = new Date(Date.parse(competition.endDate) - 86_400_000).toISOString().slice(0, 10);
    await imported(
      admin,
      false,
      row(expired, { expiry: '2020-08-31' }),
      row(expiring, { expiry: dayBefore }),
    );
    expect(await check({ number: expired })).toMatchObject({ standing: 'expired' });
    const { id: competitionId } = competition;
    expect(await check({ number: expiring, competitionId })).toMatchObject({ standing: 'expiring' });
    expect(await check({ number: expiring })).toMatchObject({ standing: 'valid' });
  });
});

describe('the registry', () => {
  it('is changed by hand with the version that was read, and has each number once', async () => {
    const admin = await demoAccount('superadmin');
    const number = newNumber();
    const created = await admin.data('createMember', { body: row(number) });
    const twin = await admin.call('createMember', { body: row(number) });
    expect(fieldCodes(twin)).toEqual(['number AlreadyExist']);
    const { number: _number, changedAt: _changedAt, ...fields } = created;
    const change = { params: { number }, body: { ...fields, homeRink: 'Éclair' } };
    expect(await admin.data('updateMember', change)).toMatchObject({ homeRink: 'Éclair', version: 2 });
    expect((await admin.call('updateMember', change)).problem.code).toBe('VersionConflict');
  });

  it('finds members by number and by the beginning of the name', async () => {
    const admin = await demoAccount('superadmin');
    const number = newNumber();
    await imported(admin, false, row(number, { fullName: `Zsófia ${number}` }));
    const found = async (search: string) =>
      (await admin.data('listMembers', { query: { search } })).map((member) => member.number);
    expect(await found(number)).toEqual([number]);
    expect(await found('zsof')).toContain(number);
    expect(await found('quilliam')).toEqual([]);
  });
});
