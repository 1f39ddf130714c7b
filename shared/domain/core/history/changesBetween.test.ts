import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween } from './changesBetween.ts';

const event = (level: string, capacity: number | null = null) => ({
  id: level,
  level,
  seconds: 60,
  capacity,
});
const form = {
  name: 'Entry form',
  version: 1,
  firstEventPrice: 7_500,
  teamPrice: { per: 'team', amount: 9_000 },
  formats: [
    { format: 'Freestyle', skaters: [1, 1], events: [event('Freestyle 1'), event('Freestyle 2')] },
    { format: 'Artistic', skaters: [1, 1], events: [event('Freestyle 1')] },
  ],
};

describe('changesBetween', () => {
  it('names each leaf that differs and nothing else', () => {
    const after = {
      ...form,
      version: 2,
      firstEventPrice: 8_000,
      teamPrice: { per: 'skater', amount: 9_000 },
      formats: [
        {
          format: 'Freestyle',
          skaters: [1, 2],
          events: [event('Freestyle 1', 20), event('Freestyle 2')],
        },
        form.formats[1],
      ],
    };
    expect(changesBetween(form, after, ['version'])).toEqual([
      { path: ['firstEventPrice'], from: 7_500, to: 8_000 },
      { path: ['teamPrice', 'per'], from: 'team', to: 'skater' },
      { path: ['formats', 'Freestyle', 'skaters'], from: [1, 1], to: [1, 2] },
      { path: ['formats', 'Freestyle', 'events', 'Freestyle 1', 'capacity'], from: null, to: 20 },
    ]);
  });

  it('distinguishes added, removed and moved elements', () => {
    const [freestyle, artistic] = form.formats;
    const after = {
      ...form,
      formats: [artistic, { ...freestyle, events: [event('Freestyle 2'), event('Freestyle 3')] }],
    };
    expect(changesBetween(form, after)).toEqual([
      { path: ['formats', 'Freestyle', 'events', 'Freestyle 1'], from: 'Freestyle 1', to: null },
      { path: ['formats', 'Freestyle', 'events', 'Freestyle 3'], from: null, to: 'Freestyle 3' },
      { path: ['formats', 'order'], from: ['Freestyle', 'Artistic'], to: ['Artistic', 'Freestyle'] },
    ]);
  });

  it('treats a missing field as an empty one', () => {
    expect(changesBetween({ contact: null }, {})).toEqual([]);
    expect(changesBetween({}, { contact: 'Kim' })).toEqual([{ path: ['contact'], from: null, to: 'Kim' }]);
  });

  it('finds nothing between equal records, and the same leaves in both directions', () => {
    const record = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.constant(null)));
    fc.assert(
      fc.property(record, record, (one, other) => {
        expect(changesBetween(one, structuredClone(one))).toEqual([]);
        const there = changesBetween(one, other).map(({ path, from, to }) => [path.join(), from, to]);
        const back = changesBetween(other, one).map(({ path, from, to }) => [path.join(), to, from]);
        expect(new Set(there.map(String))).toEqual(new Set(back.map(String)));
      }),
    );
  });
});
