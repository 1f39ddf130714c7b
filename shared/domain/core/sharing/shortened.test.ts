import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortened } from './shortened.ts';

describe('shortened', () => {
  it('keeps text that fits, on one line', () => {
    expect(shortened('Five days\n of ice ', 200)).toBe('Five days of ice');
  });

  it('cuts a description of 300 characters after a word', () => {
    const description = 'Skaters of every level meet. '.repeat(11).slice(0, 300);
    const cut = shortened(description, 200);
    expect(cut.length).toBeLessThanOrEqual(200);
    expect(cut.length).toBeGreaterThan(180);
    expect(description.startsWith(cut.slice(0, -1))).toBe(true);
    expect(cut).toMatch(/(Skaters|of|every|level|meet\.)…$/);
  });

  it('finds words in a script without spaces, and cuts a word that exceeds the limit', () => {
    const japanese = shortened('氷上の物語が始まります。'.repeat(30), 50);
    expect([...japanese].length).toBeGreaterThan(40);
    expect(shortened('⛸'.repeat(300), 20).length).toBeLessThanOrEqual(20);
  });

  it('never exceeds the limit, never splits a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.integer({ min: 2, max: 80 }),
        (text, room) => {
          const cut = shortened(text, room);
          expect(cut.length).toBeLessThanOrEqual(room);
          expect(cut).not.toMatch(/\p{Cs}/u);
        },
      ),
    );
  });
});
