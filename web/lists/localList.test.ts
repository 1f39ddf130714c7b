import { describe, expect, it } from 'vitest';
import { localRows } from './localList.ts';

const rows = [
  { name: 'Mega Ice', city: 'Hong Kong' },
  { name: 'Örebro Ishall', city: 'Örebro' },
  { name: 'Ice Palace', city: 'Kowloon' },
];
const find = (search: string, sort = '') =>
  localRows(rows, { search, sort }, ({ name, city }) => `${name} ${city}`, {
    name: ({ name }) => name,
  }).map(({ name }) => name);

describe('a list that came whole', () => {
  it('is found by every word, accents and case aside', () => {
    expect(find('orebro')).toEqual(['Örebro Ishall']);
    expect(find('ICE kow')).toEqual(['Ice Palace']);
    expect(find('')).toHaveLength(3);
  });

  it('is sorted both ways, and left as it came without an order', () => {
    expect(find('', 'name')).toEqual(['Ice Palace', 'Mega Ice', 'Örebro Ishall']);
    expect(find('', '-name')).toEqual(['Örebro Ishall', 'Mega Ice', 'Ice Palace']);
    expect(find('', 'nothing')).toEqual(rows.map(({ name }) => name));
  });
});
