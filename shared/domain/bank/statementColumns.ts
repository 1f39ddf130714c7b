import { nameOrder } from '../skaters/nameOrder.ts';
import { typedDay } from '../skaters/typedDay.ts';

/** What a column of a bank statement may hold. Amounts stand in one column, or in one for each way. */
export const STATEMENT_FIELDS = [
  'receivedOn',
  'amount',
  'credit',
  'debit',
  'sign',
  'currency',
  'payer',
  'text',
  'bankId',
] as const;

export type StatementField = (typeof STATEMENT_FIELDS)[number];

/** What each column holds, in their order; null for what is not needed. */
export type StatementColumns = readonly (StatementField | null)[];

/** Headings as banks write them in English, German, French, Spanish, Italian, Dutch, Chinese, Japanese, Korean. */
const HEADINGS: Readonly<Record<StatementField, readonly string[]>> = {
  receivedOn: [
    'booking date',
    'date',
    'transaction date',
    'posting date',
    'posted date',
    'completed date',
    'buchungstag',
    'buchungsdatum',
    'buchung',
    'datum',
    'boekdatum',
    'date operation',
    'date d operation',
    'date de comptabilisation',
    'fecha',
    'fecha operacion',
    'fecha de operacion',
    'data',
    'data contabile',
    'data operazione',
    'bokforingsdag',
    'bogforingsdato',
    '交易日期',
    '日期',
    '記帳日',
    '取引日',
    '日付',
    '거래일',
    '거래일시',
    'value date',
    'valuta',
    'valutadatum',
    'wertstellung',
    'date valeur',
    'date de valeur',
    'fecha valor',
    'data valuta',
  ],
  amount: [
    'amount',
    'transaction amount',
    'betrag',
    'umsatz',
    'montant',
    'importe',
    'importo',
    'bedrag',
    'valor',
    'belopp',
    'belop',
    'belob',
    '金额',
    '金額',
    '交易金额',
    '交易金額',
    '거래금액',
    '금액',
  ],
  credit: [
    'credit',
    'credits',
    'credit amount',
    'paid in',
    'money in',
    'deposit',
    'deposits',
    'haben',
    'gutschrift',
    'haber',
    'abono',
    'abonos',
    'ingresos',
    'avere',
    'accrediti',
    'entrate',
    '存入',
    '收入',
    '入金',
    'お預り金額',
    '입금',
    '입금액',
  ],
  debit: [
    'debit',
    'debits',
    'debit amount',
    'paid out',
    'money out',
    'withdrawal',
    'withdrawals',
    'soll',
    'belastung',
    'debe',
    'cargo',
    'cargos',
    'gastos',
    'dare',
    'addebiti',
    'uscite',
    '支出',
    '取出',
    '出金',
    'お支払金額',
    '출금',
    '출금액',
  ],
  sign: [
    'debit/credit',
    'credit/debit',
    'dr/cr',
    'cr/dr',
    'd/c',
    'c/d',
    'credit debit indicator',
    'soll/haben',
    's/h',
    'af bij',
    'af/bij',
    'sens',
    '借贷标志',
    '借貸',
  ],
  currency: [
    'currency',
    'ccy',
    'wahrung',
    'devise',
    'moneda',
    'divisa',
    'valuta',
    'munt',
    '币种',
    '幣別',
    '通貨',
    '통화',
  ],
  payer: [
    'payer',
    'name',
    'counterparty',
    'counterparty name',
    'other party',
    'from',
    'sender',
    'payee',
    'auftraggeber',
    'beguenstigter/zahlungspflichtiger',
    'begunstigter/zahlungspflichtiger',
    'name zahlungsbeteiligter',
    'zahlungspflichtige*r',
    'auftraggeber/empfanger',
    'nom',
    'donneur d ordre',
    'emetteur',
    'ordenante',
    'remitente',
    'ordinante',
    'tegenpartij',
    'naam tegenpartij',
    'naam/omschrijving',
    '对方户名',
    '對方戶名',
    '付款人',
    '依頼人名',
    '보낸분',
  ],
  text: [
    'description',
    'transaction description',
    'details',
    'reference',
    'payment reference',
    'remittance information',
    'memo',
    'narrative',
    'particulars',
    'verwendungszweck',
    'libelle',
    'motif',
    'communication',
    'informations',
    'concepto',
    'descripcion',
    'observaciones',
    'causale',
    'descrizione',
    'omschrijving',
    'mededelingen',
    'meddelande',
    'tekst',
    '摘要',
    '备注',
    '備註',
    '附言',
    '内容',
    '적요',
    '내용',
  ],
  bankId: [
    'transaction id',
    'transaction number',
    'id',
    'bank reference',
    'transaktions-id',
    'transaktionsnummer',
    'numero de operacion',
    'identifiant',
    'numero d operation',
    '交易流水号',
    '流水號',
    '거래번호',
  ],
};

/** Fields of which a statement may have several columns: what is written stands in all of them. */
const REPEATED: readonly StatementField[] = ['text'];

/**
 * What the columns hold, as far as their headings say it and their cells do not contradict: a date has
 * to be one ("Valuta" is a day in German and a currency in Italian). Of two that say the same the one
 * that the list above names first is taken.
 */
export function guessedColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): StatementColumns {
  const columns: (StatementField | null)[] = headings.map(() => null);
  for (const [field, names] of Object.entries(HEADINGS) as [StatementField, readonly string[]][]) {
    const ranked = headings
      .map((heading, index) => ({ index, rank: names.indexOf(plainHeading(heading)) }))
      .filter(({ index, rank }) => rank >= 0 && columns[index] === null && fits(field, cellsOf(rows, index)))
      .sort((one, other) => one.rank - other.rank);
    for (const { index } of REPEATED.includes(field) ? ranked : ranked.slice(0, 1)) columns[index] = field;
  }
  return columns;
}

/** "Betrag (EUR)", "Montant en euros:" and "DATE" are known without what banks add. */
function plainHeading(heading: string): string {
  return nameOrder(heading)
    .replaceAll(/\(.*?\)|\[.*?\]|[:"]/g, ' ')
    .replaceAll(/['’_.]/g, ' ')
    .replace(/ (?:in|en) (?:eur|euros?|usd|chf|gbp|hkd)$/, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' / ', '/')
    .trim();
}

const cellsOf = (rows: readonly (readonly string[])[], index: number) =>
  rows.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '');

function fits(field: StatementField, cells: readonly string[]): boolean {
  const most = (of: (cell: string) => boolean) => cells.filter(of).length * 2 >= cells.length;
  if (field === 'receivedOn') return most((cell) => dayOfCell(cell, 'dayFirst') !== null);
  if (field === 'currency') return most((cell) => /^[A-Z]{3}$/i.test(cell));
  if (field === 'amount' || field === 'credit' || field === 'debit') return most((cell) => /\d/.test(cell));
  return true;
}

/** A day as statements write it; the time that some put behind it does not count. */
export function dayOfCell(cell: string, slashes: 'dayFirst' | 'monthFirst'): string | null {
  return typedDay(cell.trim().replace(/[T ]\d{1,2}:\d\d.*$/, ''), { slashes });
}

/** How many lines may stand above the headings: account, owner, period, balance. */
const LINES_ABOVE = 30;

/**
 * The line with the headings: the first that names a day and an amount. 0 where none does: then
 * somebody has to say what the columns hold.
 */
export function headingLine(lines: readonly (readonly string[])[]): number {
  const found = lines.slice(0, LINES_ABOVE).findIndex((line) => {
    const named = new Set(guessedColumns(line, []));
    return named.has('receivedOn') && (named.has('amount') || named.has('credit'));
  });
  return Math.max(0, found);
}
