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

describe('the filters of a list that came whole', () => {
  it('offer each value once, in the order of what is read, and leave out what tells nothing apart', () => {
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

  it('stay while something is chosen in them, so that it can be taken back', () => {
    expect(localFilters(rows, filters, { country: 'Finland' }).map(({ name }) => name)).toEqual([
      'rink',
      'country',
    ]);
  });
});
