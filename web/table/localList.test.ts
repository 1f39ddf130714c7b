import { describe, expect, it } from 'vitest';
import { localRows } from './localList.ts';

const rows = [
  { name: 'Mega Ice', city: 'Hong Kong', seats: 900 },
  { name: 'Örebro Ishall', city: 'Örebro', seats: null },
  { name: 'Ice Palace', city: 'Kowloon', seats: 1200 },
];
const find = (search: string, sort = '', filters = {}) =>
  localRows(
    rows,
    { search, sort, filters },
    ({ name, city }) => `${name} ${city}`,
    { name: ({ name }) => name, seats: ({ seats }) => seats },
    { city: ({ city }) => city },
  ).map(({ name }) => name);

describe('a complete list', () => {
  it('is searched by every word, without accents and case', () => {
    expect(find('orebro')).toEqual(['Örebro Ishall']);
    expect(find('ICE kow')).toEqual(['Ice Palace']);
    expect(find('')).toHaveLength(3);
  });

  it('is sorted both ways, and unchanged without an order', () => {
    expect(find('', 'name')).toEqual(['Ice Palace', 'Mega Ice', 'Örebro Ishall']);
    expect(find('', '-name')).toEqual(['Örebro Ishall', 'Mega Ice', 'Ice Palace']);
    expect(find('', 'nothing')).toEqual(rows.map(({ name }) => name));
  });

  it('sorts numbers by size, and unknown values last either way', () => {
    expect(find('', 'seats')).toEqual(['Mega Ice', 'Ice Palace', 'Örebro Ishall']);
    expect(find('', '-seats')).toEqual(['Ice Palace', 'Mega Ice', 'Örebro Ishall']);
  });

  it('is filtered by the chosen values, or not at all', () => {
    expect(find('', '', { city: 'Kowloon' })).toEqual(['Ice Palace']);
    expect(find('mega', '', { city: 'Kowloon' })).toEqual([]);
    expect(find('', '', { city: '' })).toHaveLength(3);
  });

  it.each([
    ['Zoe', 'Zoë Ångström'],
    ['angs', 'Zoë Ångström'],
    ['fros', 'Ada Frost'],
    ['frost ada', 'Ada Frost'],
    ['ZOË', 'Zoe Vale'],
    ['lodz', 'Łódź'],
    ['soren strasse', 'Søren Straße'],
  ])('finds by %s, the beginning of a word, %s', (search, name) => {
    const people = ['Zoë Ångström', 'Ada Frost', 'Zoe Vale', 'Łódź', 'Søren Straße'].map((one) => ({
      name: one,
    }));
    const found = localRows(people, { search, sort: '' }, (row) => row.name, {});
    expect(found.map((row) => row.name)).toContain(name);
    expect(found.length).toBeLessThan(people.length);
  });

  it('finds by what stands at the end of a long text', () => {
    const long = [`${'Spotlight, light entertainment · Freestyle 4, '.repeat(8)} K7QM-2F9D`, 'ZZZZ-YYYY'].map(
      (text) => ({ text }),
    );
    expect(localRows(long, { search: 'k7qm', sort: '' }, ({ text }) => text, {})).toEqual([long[0]]);
  });
});
