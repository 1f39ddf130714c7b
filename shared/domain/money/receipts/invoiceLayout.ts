import type { Invoice, InvoicedEntry } from '../../../contract/money/documents/invoices.ts';
import { formatMoney } from '../../core/money/currency.ts';
import type {
  DocumentHighlight,
  DocumentLayout,
  DocumentRow,
  DocumentSection,
} from '../../core/documents/documentLayout.ts';
import { competitionLines, dayAtVenue, issuerOf } from './documentHead.ts';
import { INVOICE_WORDS, type InvoiceWords } from './words/invoiceWords.ts';
import { RECEIPT_WORDS, type ReceiptWords } from './words/receiptWords.ts';

interface InvoiceText {
  readonly words: ReceiptWords;
  readonly own: InvoiceWords;
  readonly money: (amount: number) => string;
}

/** The layout of an invoice or its draft, in the invoice's language and currency. */
export function invoiceLayout(invoice: Invoice): DocumentLayout {
  const { language, currency, number, replaces, replacedBy } = invoice;
  const words = RECEIPT_WORDS[language];
  const own = INVOICE_WORDS[language];
  const written = { words, own, money: (amount: number) => formatMoney(amount, currency, language) };
  return {
    language,
    title: number === null ? own.draft : own.invoice(number),
    remarks: [
      ...(replaces === null ? [] : [own.replaces(replaces)]),
      ...(replacedBy === null ? [] : [own.replacedBy(replacedBy)]),
    ],
    issuer: issuerOf(invoice.issuer, words),
    highlight: highlightOf(invoice, written),
    facts: factsOf(invoice, written),
    sections: [chargedSection(invoice, written), paidSection(invoice, written)],
    notes: notesOf(invoice, written),
    page: words.page,
  };
}

function factsOf(invoice: Invoice, { words, own }: InvoiceText): DocumentLayout['facts'] {
  const { number, issuedAt, competition, rink, entries, language } = invoice;
  return [
    { label: own.addressee, value: rink.place === null ? rink.name : `${rink.name}\n${rink.place}` },
    { label: words.competition, value: competitionLines(competition, language) },
    {
      label: number === null ? words.asOf : words.issued,
      value: dayAtVenue(issuedAt, language, competition.timeZone),
    },
    { label: own.entries, value: new Intl.NumberFormat(language).format(entries) },
  ];
}

function chargedSection({ invoiced, charged: total }: Invoice, written: InvoiceText): DocumentSection {
  const { words, money } = written;
  return {
    heading: words.charged,
    rows: invoiced.map((entry) => entryRow(entry, written)),
    sums: [{ label: words.total, amount: money(total), strong: true }],
  };
}

/** The payment reference and the price lines stand below the name. */
function entryRow(entry: InvoicedEntry, { words, money }: InvoiceText): DocumentRow {
  const { kind, name, state, paymentReference, lines, totalPrice } = entry;
  const who = [
    words.entered[kind],
    paymentReference,
    ...(state === 'withdrawn' ? [words.states[state]] : []),
  ];
  const notes = lines.map(({ what, event, amount }) => {
    const text = event ? [`${event.format} · ${event.level}`] : [];
    return [...text, ...(what === 'event' ? [] : [words.lines[what]]), money(amount)].join(' · ');
  });
  return { text: name, note: [who.join(' · '), ...notes].join('\n'), amount: money(totalPrice) };
}

function paidSection({ invoiced, paid: sum, due }: Invoice, { words, money }: InvoiceText): DocumentSection {
  return {
    heading: words.payments,
    rows: invoiced
      .filter((entry) => entry.paid !== 0)
      .map((entry) => ({ text: entry.name, note: entry.paymentReference, amount: money(entry.paid) })),
    sums: [
      { label: words.paid, amount: money(sum), strong: false },
      { label: due < 0 ? words.toRefund : words.toPay, amount: money(Math.abs(due)), strong: true },
    ],
  };
}

function highlightOf(
  { due, paid, paymentInstructions }: Invoice,
  { words, own, money }: InvoiceText,
): DocumentHighlight {
  if (due === 0) return { label: words.paid, amount: money(paid), howToPay: null };
  if (due < 0) return { label: words.toRefund, amount: money(-due), howToPay: null };
  const lines = [...(paymentInstructions?.split('\n') ?? []), own.quote];
  return { label: words.toPay, amount: money(due), howToPay: { heading: words.howToPay, lines, code: null } };
}

function notesOf({ number }: Invoice, { own }: InvoiceText): DocumentLayout['notes'] {
  return number === null ? [{ heading: '', lines: [own.noInvoice] }] : [];
}
