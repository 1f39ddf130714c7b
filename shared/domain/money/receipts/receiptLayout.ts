import type { Receipt, ReceiptLine, ReceiptPayment } from '../../../contract/money/documents/receipts.ts';
import { bankQrCode } from '../../core/bankQr/bankQrCode.ts';
import { formatMoney } from '../../core/money/currency.ts';
import type {
  DocumentHighlight,
  DocumentLayout,
  DocumentRow,
  DocumentSection,
} from '../../core/documents/documentLayout.ts';
import { competitionLines, dayAtVenue, issuerOf, noon } from './documentHead.ts';
import { RECEIPT_WORDS, type ReceiptWords } from './words/receiptWords.ts';

/** The layout of a receipt or statement, in its own language and currency. */
export function receiptLayout(receipt: Receipt): DocumentLayout {
  const words = RECEIPT_WORDS[receipt.language];
  return {
    language: receipt.language,
    title: receipt.number === null ? words.statement : words.receipt(receipt.number),
    remarks: [
      ...(receipt.corrects === null ? [] : [words.corrects(receipt.corrects)]),
      ...(receipt.correctedBy === null ? [] : [words.correctedBy(receipt.correctedBy)]),
    ],
    issuer: issuerOf(receipt.issuer, words),
    highlight: highlightOf(receipt, words),
    facts: factsOf(receipt, words),
    sections: [chargedSection(receipt, words), paidSection(receipt, words)],
    notes: notesOf(receipt, words),
    page: words.page,
  };
}

function factsOf(receipt: Receipt, words: ReceiptWords): DocumentLayout['facts'] {
  const { number, issuedAt, competition, entry, payer, paymentReference, balance, language } = receipt;
  const issued = dayAtVenue(issuedAt, language, competition.timeZone);
  return [
    { label: words.payer, value: payer },
    { label: words.entered[entry.kind], value: entry.name },
    { label: words.competition, value: competitionLines(competition, language) },
    // The amount due names the reference already.
    ...(balance > 0 ? [] : [{ label: words.reference, value: paymentReference }]),
    { label: number === null ? words.asOf : words.issued, value: issued },
    ...(entry.homeIsiRink === '' ? [] : [{ label: words.homeRink, value: entry.homeIsiRink }]),
    { label: words.state, value: words.states[entry.state] },
  ];
}

function chargedSection(
  { lines, totalPrice, currency, language }: Receipt,
  words: ReceiptWords,
): DocumentSection {
  return {
    heading: words.charged,
    rows: lines.map((line) => chargedRow(line, formatMoney(line.amount, currency, language), words)),
    sums: [{ label: words.total, amount: formatMoney(totalPrice, currency, language), strong: true }],
  };
}

function chargedRow({ what, event }: ReceiptLine, amount: string, words: ReceiptWords): DocumentRow {
  const text = event ? `${event.format} · ${event.level}` : '';
  if (what === 'event') return { text, note: null, amount };
  return event ? { text, note: words.lines[what], amount } : { text: words.lines[what], note: null, amount };
}

function paidSection(receipt: Receipt, words: ReceiptWords): DocumentSection {
  const { payments, currency, language, balance } = receipt;
  const money = (amount: number) => formatMoney(amount, currency, language);
  return {
    heading: words.payments,
    rows: payments.map((payment) => paymentRow(payment, language, money, words)),
    sums: [
      { label: words.paid, amount: money(receipt.paid), strong: false },
      { label: balance < 0 ? words.toRefund : words.toPay, amount: money(Math.abs(balance)), strong: true },
    ],
  };
}

function paymentRow(
  { kind, method, amount, receivedOn, reference }: ReceiptPayment,
  language: string,
  money: (amount: number) => string,
  words: ReceiptWords,
): DocumentRow {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const how = kind === 'refund' ? words.refunds[method] : words.methods[method];
  return {
    text: `${day.format(noon(receivedOn))} · ${how}`,
    note: reference,
    amount: money(kind === 'refund' ? -amount : amount),
  };
}

function highlightOf(receipt: Receipt, words: ReceiptWords): DocumentHighlight {
  const { balance, paid, currency, language, paymentInstructions, paymentReference, family } = receipt;
  const money = (amount: number) => formatMoney(amount, currency, language);
  if (balance === 0) return { label: words.paid, amount: money(paid), howToPay: null };
  if (balance < 0) return { label: words.toRefund, amount: money(-balance), howToPay: null };
  const lines = [
    ...(paymentInstructions?.split('\n') ?? []),
    words.quote(paymentReference),
    ...(family ? [words.together(family.entries, money(family.due), family.reference)] : []),
  ];
  const howToPay = { heading: words.howToPay, lines, code: bankCodeOf(receipt, words) };
  return { label: words.toPay, amount: money(balance), howToPay };
}

/** The bank's code for this entry's balance with its own reference. */
function bankCodeOf({ bankQr, balance, currency, paymentReference }: Receipt, words: ReceiptWords) {
  const payment = { amount: balance, currency, reference: paymentReference };
  const text = bankQr ? bankQrCode(bankQr, payment) : null;
  return text === null ? null : { text, label: words.scan };
}

function notesOf({ number }: Receipt, words: ReceiptWords): DocumentLayout['notes'] {
  return number === null ? [{ heading: '', lines: [words.noReceipt] }] : [];
}
