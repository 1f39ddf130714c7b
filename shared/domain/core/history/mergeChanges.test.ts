import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween, ORDER } from './changesBetween.ts';
import { mergeChanges } from './mergeChanges.ts';
import { valueAtPath, withValueAtPath } from './valueAtPath.ts';

const event = (level: string, seconds = 60) => ({ level, seconds });
const base = {
  name: 'Winter Cup',
  theme: 'Snow',
  contact: null as string | null,
  formats: [
    { format: 'Freestyle', events: [event('Freestyle 1'), event('Freestyle 2'), event('Freestyle 3')] },
    { format: 'Artistic', events: [event('Freestyle 1')] },
  ],
};
const levels = (record: typeof base) =>
  record.formats.map(({ format, events }) => [format, ...events.map(({ level }) => level)].join(' '));

describe('two changes of one record', () => {
  it('to different fields are both kept', () => {
    const merged = mergeChanges(base, { ...base, theme: 'Ice' }, { ...base, name: 'Spring Cup' });
    expect(merged).toEqual({
      record: { ...base, theme: 'Ice', name: 'Spring Cup' },
      taken: [{ path: ['theme'], from: 'Snow', to: 'Ice' }],
      clashes: [],
    });
  });

  it('to one field keep mine and report theirs, unless both are equal', () => {
    const merged = mergeChanges(base, { ...base, theme: 'Ice' }, { ...base, theme: 'Frost' });
    expect(merged).toMatchObject({
      record: { theme: 'Frost' },
      taken: [],
      clashes: [{ path: ['theme'], theirs: 'Ice' }],
    });
    expect(mergeChanges(base, { ...base, theme: 'Ice' }, { ...base, theme: 'Ice' }).clashes).toEqual([]);
  });

  it('within one list conflict only on the same element', () => {
    const theirs = structuredClone(base);
    theirs.formats[0]?.events.splice(1, 1, event('Freestyle 2', 90));
    theirs.formats[0]?.events.splice(1, 0, event('Pre-Freestyle'));
    const mine = structuredClone(base);
    mine.formats[0]?.events.pop();
    mine.formats[1]?.events.push(event('Freestyle 9'));
    const { record, clashes } = mergeChanges(base, theirs, mine);
    expect(clashes).toEqual([]);
    expect(levels(record)).toEqual([
      'Freestyle Freestyle 1 Pre-Freestyle Freestyle 2',
      'Artistic Freestyle 1 Freestyle 9',
    ]);
    expect(record.formats[0]?.events[2]?.seconds).toBe(90);
  });

  it('conflict if one removes what the other changed; taking theirs removes it', () => {
    const theirs = { ...base, formats: base.formats.slice(1) };
    const mine = structuredClone(base);
    mine.formats[0]?.events.splice(0, 1, event('Freestyle 1', 75));
    const { record, clashes } = mergeChanges(base, theirs, mine);
    expect(record).toEqual(mine);
    expect(clashes).toEqual([{ path: ['formats', 'Freestyle'], theirs: null }]);
    expect(levels(withValueAtPath(record, theirs, ['formats', 'Freestyle']))).toEqual([
      'Artistic Freestyle 1',
    ]);
    expect(withValueAtPath(theirs, mine, ['formats', 'Freestyle']).formats).toHaveLength(2);
  });

  it('to the order alone follow theirs, with elements that only mine has last', () => {
    const theirs = { ...base, formats: base.formats.toReversed() };
    const mine = { ...base, formats: [...base.formats, { format: 'Dance', events: [] }] };
    expect(levels(mergeChanges(base, theirs, mine).record)).toEqual([
      'Artistic Freestyle 1',
      'Freestyle Freestyle 1 Freestyle 2 Freestyle 3',
      'Dance',
    ]);
  });
});

describe('any two changes', () => {
  const plain = fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'd'),
    fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
  );
  const list = fc.uniqueArray(
    fc.record({ level: fc.constantFrom('1', '2', '3'), seconds: fc.integer({ min: 0, max: 3 }) }),
    { selector: ({ level }) => level },
  );
  const record = fc.record({ plain, events: list });

  it('lose nothing: theirs applies if I changed nothing, mine if only I did', () => {
    fc.assert(
      fc.property(record, record, (one, other) => {
        expect(changesBetween(mergeChanges(one, other, one).record, other)).toEqual([]);
        expect(mergeChanges(one, one, other).record).toEqual(other);
        expect(mergeChanges(one, other, other).clashes).toEqual([]);
      }),
    );
  });

  it('in conflict keep mine, and hold theirs once that is chosen', () => {
    fc.assert(
      fc.property(record, record, record, (start, theirs, mine) => {
        const merged = mergeChanges(start, theirs, mine);
        for (const { path } of merged.clashes) {
          if (path.at(-1) === ORDER) continue;
          expect(valueAtPath(merged.record, path)).toEqual(valueAtPath(mine, path));
          expect(valueAtPath(withValueAtPath(merged.record, theirs, path), path)).toEqual(
            valueAtPath(theirs, path),
          );
        }
      }),
    );
  });
});
