import { describe, expect, it } from 'vitest';
import type { DanceRow, SkaterRow } from '../../../../shared/contract/entering/entries/entry.ts';
import { levelsOf, localEntries, nameOfRow } from './localEntries.ts';

const event = { id: 'e', format: 'Freestyle', level: 'Freestyle 4', state: 'confirmed' };
const row = (fullName: string, over: Partial<SkaterRow> = {}) =>
  ({
    kind: 'individual',
    fullName,
    homeIsiRink: 'Polar Hall',
    country: 'Finland',
    ownRink: false,
    highestIsiTestLevel: 'Freestyle 4',
    events: [event],
    balance: 0,
    paymentState: 'paid',
    state: 'confirmed',
    totalPrice: 100,
    paymentReference: 'K7QM-2F9D',
    age: 9,
    isi: null,
    ...over,
  }) as SkaterRow;
const rows = [
  row('Ada Lam', { age: 12, highestIsiTestLevel: 'Delta' }),
  row('Örjan Berg', { ownRink: true, balance: 50, paymentState: 'unpaid', age: 7 }),
  row('Zoë Lamb', { balance: -20, state: 'withdrawn', highestIsiTestLevel: 'Own ladder' }),
];
const names = (search: string, sort = 'name', filters = {}, myRinkFirst = false) =>
  localEntries(rows, { search, sort, filters }, myRinkFirst).map(({ fullName }) => fullName);

describe('a whole list of entries', () => {
  it('is searched by name, rink, level, event and payment reference, wherever the words stand', () => {
    expect(names('lam')).toEqual(['Ada Lam', 'Zoë Lamb']);
    expect(names('berg polar')).toEqual(['Örjan Berg']);
    expect(names('delta')).toEqual(['Ada Lam']);
    expect(names('k7qm')).toHaveLength(3);
  });

  it('tells what is due from what is paid, and filters by the state and by the format of any event', () => {
    expect(names('', 'name', { payment: 'due' })).toEqual(['Örjan Berg', 'Zoë Lamb']);
    expect(names('', 'name', { payment: 'unpaid' })).toEqual(['Örjan Berg']);
    expect(names('', 'name', { state: 'withdrawn' })).toEqual(['Zoë Lamb']);
    expect(names('', 'name', { format: 'Couple' })).toEqual([]);
    expect(names('', 'name', { format: 'Freestyle' })).toHaveLength(3);
  });

  it('is filtered by what no family has taken over, and searched by any reference of a family', () => {
    const listed = [
      row('Ada Lam', { awaitsFamily: true, familyReference: 'FAM1-2345' }),
      row('Bo Lam', { familyReference: 'FAM2-2345', earlierFamilyReferences: ['PAP3-2345'] }),
    ];
    const found = (search: string, filters = {}) =>
      localEntries(listed, { search, sort: 'name', filters }, false).map(({ fullName }) => fullName);
    expect(found('', { state: 'notTakenOver' })).toEqual(['Ada Lam']);
    expect(found('', { state: 'confirmed' })).toEqual(['Ada Lam', 'Bo Lam']);
    expect([found('fam1'), found('pap3')]).toEqual([['Ada Lam'], ['Bo Lam']]);
  });

  it('is filtered by the waiver, where the reader knows it', () => {
    const signed = rows.map((one, index) => ({ ...one, waiverVersions: [['v1'], [null], []][index] ?? [] }));
    const found = (waiver: string) =>
      localEntries(signed, { search: '', sort: 'name', filters: { waiver } }, false, 'v1').map(
        ({ fullName }) => fullName,
      );
    expect([found('missing'), found('signed')]).toEqual([['Örjan Berg'], ['Ada Lam']]);
  });

  it('is filtered by names that nobody has confirmed, of entries that still count', () => {
    const listed = rows.map((one, index) => ({ ...one, namesToConfirm: [0, 1, 1][index] ?? 0 }));
    const filters = { publicName: 'toConfirm' };
    const found = localEntries(listed, { search: '', sort: 'name', filters }, false);
    expect(found.map(({ fullName }) => fullName)).toEqual(['Örjan Berg']);
  });

  it('neither finds nor sorts by money that is not told', () => {
    const hidden = { balance: null, paymentState: null, paymentReference: null, totalPrice: null };
    const notified = [row('Cleo Berg', hidden), row('Dan Lind', { balance: 50, paymentState: 'unpaid' })];
    const found = (search: string, sort: string, payment: string) =>
      localEntries(notified, { search, sort, filters: { payment } }, false).map(({ fullName }) => fullName);
    expect(found('', 'name', 'due')).toEqual(['Dan Lind']);
    expect(found('', 'name', 'paid')).toEqual([]);
    expect(found('k7qm', 'name', '')).toEqual(['Dan Lind']);
    expect([found('', 'total', ''), found('', '-total', '')]).toEqual([
      ['Dan Lind', 'Cleo Berg'],
      ['Dan Lind', 'Cleo Berg'],
    ]);
  });

  it('is sorted by the ladder of tests, not by its letters; what no ladder has stands last', () => {
    expect(names('', 'level')).toEqual(['Ada Lam', 'Örjan Berg', 'Zoë Lamb']);
    expect(names('', '-level')).toEqual(['Örjan Berg', 'Ada Lam', 'Zoë Lamb']);
    expect(names('', '-age')).toEqual(['Ada Lam', 'Zoë Lamb', 'Örjan Berg']);
  });

  it('has the own rink first, whatever the order', () => {
    expect(names('', 'name', {}, true)[0]).toBe('Örjan Berg');
    expect(names('', '-age', {}, true)).toEqual(['Örjan Berg', 'Ada Lam', 'Zoë Lamb']);
  });

  it('names a couple by both, and who dances alone by one', () => {
    const couple = { fullName: 'Ada', partnerName: 'Ben', levels: ['Dance 2', 'Dance 3'] } as DanceRow;
    expect(nameOfRow(couple)).toBe('Ada / Ben');
    expect(nameOfRow({ ...couple, partnerName: '' })).toBe('Ada');
    expect(levelsOf(couple)).toEqual(['Dance 2', 'Dance 3']);
  });
});
