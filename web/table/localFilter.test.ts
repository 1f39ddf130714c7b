import { describe, expect, it } from 'vitest';
import { localFilters } from './localFilter.ts';

const rows = [
  { rink: 'r2', name: 'Polar Hall', country: 'Finland' },
  { rink: 'r1', name: 'Ice Palace', country: 'Finland' },
  { rink: 'r2', name: 'Polar Hall', country: 'Finland' },
  { rink: '', name: '', country: 'Finland' },
];
const filters = [
  {
    name: 'rink',
    label: 'Rink',
    valueOf: ({ rink }: (typeof rows)[number]) => rink,
    textOf: ({ name }: (typeof rows)[number]) => name,
  },
  { name: 'country', label: 'Country', valueOf: ({ country }: (typeof rows)[number]) => country },
];

describe('the filters of a complete list', () => {
  it('offer each value once, sorted by label, and omit filters with one value', () => {
    expect(localFilters(rows, filters, {})).toEqual([
      {
        name: 'rink',
        label: 'Rink',
        options: [
          { value: 'r1', label: 'Ice Palace' },
          { value: 'r2', label: 'Polar Hall' },
        ],
      },
    ]);
  });

  it('stay while they are in use, so that they can be cleared', () => {
    expect(localFilters(rows, filters, { country: 'Finland' }).map(({ name }) => name)).toEqual([
      'rink',
      'country',
    ]);
  });
});
