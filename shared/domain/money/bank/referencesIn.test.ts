import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentReference } from '../../entering/entries/paymentReference.ts';
import { referenceFinder } from './referencesIn.ts';

const finder = referenceFinder(['K7QM-2F9D', '0A1B-C2D3', 'ZZZZ-YYYY']);

describe('references in the text of a transfer', () => {
  it.each([
    ['K7QM-2F9D', ['K7QM-2F9D']],
    ['k7qm 2f9d', ['K7QM-2F9D']],
    ['Skating K7QM–2F9D Mia Frost', ['K7QM-2F9D']],
    ['SVWZ+ENTRY K7Q\nM-2F9D', ['K7QM-2F9D']],
    ['Ｋ７ＱＭ２Ｆ９Ｄ', ['K7QM-2F9D']],
    ['oalb-c2d3', ['0A1B-C2D3']],
    ['K7QM-2F9D und ZZZZ-YYYY, K7QM2F9D', ['K7QM-2F9D', 'ZZZZ-YYYY']],
    ['K7QM-2F9', []],
    ['Birthday present', []],
    ['', []],
  ])('%s', (text, references) => {
    expect(finder.find(text)).toEqual(references);
  });

  it('suggests a reference with one wrong letter, but does not find it', () => {
    expect(finder.find('K7QM-2F8D')).toEqual([]);
    expect(finder.almost('entry K7QM-2F8D')).toEqual(['K7QM-2F9D']);
    expect(finder.almost('entry K7QX-2F8D')).toEqual([]);
  });

  it('finds every reference in any text, however it is split and cased', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
      minLength: 8,
      maxLength: 8,
    });
    const around = fc.constantFrom('', 'Entry ', 'Rink: ', '; ');
    fc.assert(
      fc.property(letters, around, fc.nat(7), fc.boolean(), (id, words, cut, isLower) => {
        const reference = paymentReference(`01K${id}`);
        const written = `${words}${reference.slice(0, cut)} ${reference.slice(cut)}`;
        const found = referenceFinder([reference]).find(isLower ? written.toLowerCase() : written);
        expect(found).toEqual([reference]);
      }),
    );
  });
});
