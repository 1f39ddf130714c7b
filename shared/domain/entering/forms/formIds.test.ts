import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formIds } from './formIds.ts';

const event = (id: string | null, level: string) => ({ id, level });
const stored = [
  {
    id: 'freestyle',
    format: 'Freestyle',
    events: [
      { id: 'freestyle.one', level: 'One' },
      { id: 'freestyle.two', level: 'Two' },
    ],
  },
];

describe('the ids of a form', () => {
  it('are derived from the names', () => {
    expect(formIds([{ format: 'Free Style', events: [event(null, 'Level 1')] }], [])).toEqual([
      { id: 'free-style', events: ['free-style.level-1'] },
    ]);
  });

  it('stay with a renamed event, matched by id or else by name', () => {
    const renamed = [
      { id: 'freestyle', format: 'Solo', events: [event('freestyle.two', 'Gold'), event(null, 'Silver')] },
      { format: 'Freestyle', events: [event(null, 'One'), event(null, 'Two')] },
    ];
    expect(formIds(renamed, stored)).toEqual([
      { id: 'freestyle', events: ['freestyle.two', 'solo.silver'] },
      { id: 'freestyle-2', events: ['freestyle.one', 'freestyle.two-2'] },
    ]);
  });

  it('are not taken from another form', () => {
    const foreign = [{ id: 'pairs', format: 'Freestyle', events: [event('pairs.one', 'One')] }];
    expect(formIds(foreign, stored)).toEqual([{ id: 'freestyle', events: ['freestyle.one'] }]);
    expect(formIds(foreign, [])).toEqual([{ id: 'freestyle', events: ['freestyle.one'] }]);
  });

  it('are unique, and unchanged for a form that is saved unchanged', () => {
    const names = fc.constantFrom('A', 'B', 'C', 'A b', 'a-b');
    const ids = fc.option(fc.constantFrom('a', 'a.b', 'a.a', 'b.c'), { nil: null });
    const formats = fc.array(
      fc.record({
        id: ids,
        format: names,
        events: fc.array(fc.record({ id: ids, level: names }), { maxLength: 4 }),
      }),
      { maxLength: 4 },
    );
    const named = (typed: readonly { format: string; events: readonly { level: string }[] }[]) => {
      const found = formIds(typed, []);
      return typed.map(({ format, events }, place) => ({
        id: found[place]?.id ?? '',
        format,
        events: events.map(({ level }, index) => ({ id: found[place]?.events[index] ?? '', level })),
      }));
    };
    fc.assert(
      fc.property(formats, formats, (before, after) => {
        const found = formIds(after, named(before));
        const all = found.flatMap(({ events }) => events);
        expect(new Set(all).size).toBe(all.length);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        const kept = named(before);
        expect(formIds(kept, kept)).toEqual(
          kept.map(({ id, events }) => ({ id, events: events.map((one) => one.id) })),
        );
      }),
    );
  });
});
