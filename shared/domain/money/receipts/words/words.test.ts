import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../contract/core/languages.ts';
import { INVOICE_WORDS } from './invoiceWords.ts';
import { RECEIPT_WORDS } from './receiptWords.ts';

/** Every text of a language's documents by its name, with figures in place of what is filled in. */
function textsOf(language: Language): Map<string, string> {
  const found = new Map<string, string>();
  const collect = (name: string, value: unknown) => {
    if (typeof value === 'string') found.set(name, value);
    else if (typeof value === 'function')
      found.set(name, (value as (...values: number[]) => string)(2, 31, 47));
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) collect(`${name}.${key}`, one);
  };
  collect('receipt', RECEIPT_WORDS[language]);
  collect('invoice', INVOICE_WORDS[language]);
  return found;
}

/** Words that a language shares with English. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  fr: ['Couple', 'Total', 'Correction'],
  es: ['Total', 'Cheque'],
};

const english = textsOf('en');

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the documents in %s', (language) => {
  const texts = textsOf(language);

  it('have each text that the English ones have, and no other', () => {
    expect([...texts.keys()]).toEqual([...english.keys()]);
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('leave none in English', () => {
    const same = [...texts].filter(([name, text]) => text === english.get(name)).map(([, text]) => text);
    expect(same.filter((text) => !SHARED[language]?.includes(text))).toEqual([]);
  });

  it('fill in what the English ones do', () => {
    const figures = (text = '') => (text.match(/\d+/g) ?? []).filter((one) => one !== '2').sort();
    for (const [name, text] of texts) expect(figures(text), name).toEqual(figures(english.get(name)));
  });
});

it.each([
  ['en', 'Statement', 'On the waitlist: not charged', 'This statement is not a receipt.'],
  ['fr', 'Relevé de compte', 'Sur liste d’attente\u00A0: non facturé', 'Ce relevé ne vaut pas reçu.'],
  ['es', 'Estado de cuenta', 'En lista de espera: sin cargo', 'Este estado de cuenta no es un recibo.'],
  ['zh-Hant', '費用明細', '候補中：不收費', '本明細並非收據。'],
  ['zh-Hans', '费用明细', '候补中：不收费', '本明细并非收据。'],
] as const)('in %s a waitlisted event costs nothing and a statement is no receipt', (language, ...texts) => {
  const { statement, lines, noReceipt } = RECEIPT_WORDS[language];
  expect([statement, lines.waiting, noReceipt]).toEqual(texts);
});

it.each([
  ['en', 'Both unpaid entries together: €140, reference K7QM-2F9D.'],
  ['fr', 'Les deux inscriptions impayées\u00A0: €140, référence K7QM-2F9D.'],
  ['es', 'Las dos inscripciones pendientes: €140, referencia K7QM-2F9D.'],
  ['zh-Hant', '兩項未付報名合計：€140，參考編號 K7QM-2F9D。'],
  ['zh-Hans', '两项未付报名合计：€140，参考编号 K7QM-2F9D。'],
] as const)('in %s a family reads its sum and its reference', (language, text) => {
  expect(RECEIPT_WORDS[language].together(2, '€140', 'K7QM-2F9D')).toBe(text);
});
