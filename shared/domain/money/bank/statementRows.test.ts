import { describe, expect, it } from 'vitest';
import { decimalMarkOf, statementAmount } from './statementAmounts.ts';
import { guessedColumns, headingLine } from './statementColumns.ts';
import { detectFormat, statementRows } from './statementRows.ts';

describe('amounts', () => {
  it.each([
    ['1.234,50', 'EUR', ',', 123_450],
    ['1,234.50', 'USD', '.', 123_450],
    ['1’234.50', 'CHF', '.', 123_450],
    ['-20.00', 'USD', '.', -2_000],
    ['20,00-', 'EUR', ',', -2_000],
    ['(20.00)', 'USD', '.', -2_000],
    ['USD 20.00 DR', 'USD', '.', -2_000],
    ['HK$590.00', 'HKD', '.', 59_000],
    ['¥12,000', 'JPY', '.', 12_000],
    ['12000.00', 'JPY', '.', 12_000],
    ['−5,5', 'EUR', ',', -550],
    ['1.234', 'EUR', ',', 123_400],
    ['1.234', 'USD', '.', null],
    ['n/a', 'USD', '.', null],
    ['0,00', 'EUR', ',', 0],
  ] as const)('%s %s', (cell, currency, mark, amount) => {
    expect(statementAmount(cell, currency, mark)).toBe(amount);
  });

  it('detects the decimal mark from the whole column', () => {
    expect(decimalMarkOf(['1.234', '20,5'])).toBe(',');
    expect(decimalMarkOf(['1,234', '20.00'])).toBe('.');
    expect(decimalMarkOf(['1.234.567'])).toBe(',');
    expect(decimalMarkOf(['1.234'])).toBeNull();
    expect(decimalMarkOf(['1,00', '1.00'])).toBeNull();
  });
});

const german = [
  ['Kontonummer:', 'DE00 0000'],
  ['Buchungstag', 'Wertstellung', 'Auftraggeber / Empfänger', 'Verwendungszweck', 'Betrag (EUR)', 'Währung'],
  ['12.01.2027', '13.01.2027', 'JANE FROST', 'K7QM-2F9D', '1.050,00', 'EUR'],
  ['13.01.2027', '13.01.2027', 'ICE CO', 'Rent', '-2.000,00', 'EUR'],
];

const english = [
  ['Date', 'Description', 'Paid in', 'Paid out', 'Balance'],
  ['13/01/2027', 'K7QM2F9D', '50.00', '', '1,050.00'],
  ['02/01/2027', 'Rent', '', '2,000.00', '1,000.00'],
  ['', 'Total', '50.00', '2,000.00', ''],
];

function read(lines: readonly (readonly string[])[], currency: string) {
  const line = headingLine(lines);
  const rows = lines.slice(line + 1);
  const columns = guessedColumns(lines[line] ?? [], rows);
  const { days, decimals } = detectFormat(rows, columns);
  return statementRows(rows, { columns, days: days ?? 'dayFirst', decimals: decimals ?? '.', currency });
}

describe('a bank statement', () => {
  it('is read from a German bank, with lines above its headings', () => {
    const { rows, outgoing, unread } = read(german, 'USD');
    expect(rows).toEqual([
      {
        receivedOn: '2027-01-12',
        amount: 105_000,
        currency: 'EUR',
        payer: 'JANE FROST',
        text: 'K7QM-2F9D',
        bankId: null,
        repeat: 0,
      },
    ]);
    expect([outgoing, unread.length]).toEqual([1, 0]);
  });

  it('is read with columns for credit and debit, and a sum at its end', () => {
    const { rows, outgoing, unread } = read(english, 'GBP');
    expect(rows.map(({ receivedOn, amount, currency }) => [receivedOn, amount, currency])).toEqual([
      ['2027-01-13', 5_000, 'GBP'],
    ]);
    expect([outgoing, unread.map(({ line, why }) => [line, why])]).toEqual([1, [[3, 'day']]]);
  });

  it('is read with a sign beside the amount, as Dutch banks write it', () => {
    const { rows, outgoing } = read(
      [
        ['Datum', 'Naam / Omschrijving', 'Af Bij', 'Bedrag (EUR)', 'Mededelingen'],
        ['20270112', 'J Frost', 'Bij', '50,00', 'K7QM 2F9D'],
        ['20270112', 'Ice', 'Af', '20,00', 'Rent'],
      ],
      'EUR',
    );
    expect(rows.map(({ amount, text }) => [amount, text])).toEqual([[5_000, 'K7QM 2F9D']]);
    expect(outgoing).toBe(1);
  });

  it.each([
    [
      ['交易日期', '摘要', '存入', '支出'],
      ['receivedOn', 'text', 'credit', 'debit'],
    ],
    [
      ['Date opération', 'Libellé', 'Débit', 'Crédit'],
      ['receivedOn', 'text', 'debit', 'credit'],
    ],
    [
      ['Fecha', 'Concepto', 'Importe', 'Divisa', 'Saldo'],
      ['receivedOn', 'text', 'amount', 'currency', null],
    ],
    [
      ['거래일시', '적요', '입금액', '출금액'],
      ['receivedOn', 'text', 'credit', 'debit'],
    ],
    [
      ['Something', 'Else'],
      [null, null],
    ],
  ])('recognises the headings %j', (headings, columns) => {
    expect(guessedColumns(headings, [])).toEqual(columns);
  });

  it('checks the cells of a column: "Valuta" is a day in one country, a currency in another', () => {
    const headings = ['Datum', 'Valuta', 'Betrag'];
    expect(guessedColumns(headings, [['12.01.2027', '13.01.2027', '1,00']])[1]).toBeNull();
    expect(guessedColumns(headings, [['12.01.2027', 'EUR', '1,00']])[1]).toBe('currency');
  });

  it('leaves day order and decimal mark open if the file does not show them', () => {
    const columns = guessedColumns(['Date', 'Amount'], []);
    expect(detectFormat([['01/02/2027', '1,234']], columns)).toEqual({ days: null, decimals: null });
    expect(detectFormat([['01/13/2027', '1,234.00']], columns)).toEqual({
      days: 'monthFirst',
      decimals: '.',
    });
  });
});
