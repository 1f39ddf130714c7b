import type { Language } from '../../../../contract/core/languages.ts';

/** The texts of an invoice in one language, beyond those it shares with receipts. */
export interface InvoiceWords {
  readonly invoice: (number: number) => string;
  readonly draft: string;
  readonly replaces: (number: number) => string;
  readonly replacedBy: (number: number) => string;
  readonly addressee: string;
  readonly entries: string;
  readonly quote: string;
  readonly noInvoice: string;
}

export const INVOICE_WORDS: Readonly<Record<Language, InvoiceWords>> = {
  en: {
    invoice: (number) => `Invoice no. ${number}`,
    draft: 'Draft invoice',
    replaces: (number) => `Replaces invoice no. ${number}.`,
    replacedBy: (number) => `Replaced by invoice no. ${number}.`,
    addressee: 'Invoice for',
    entries: 'Entries',
    quote: 'Please quote the references of the entries you pay, or the name of the rink.',
    noInvoice: 'This draft is not an invoice.',
  },
  fr: {
    invoice: (number) => `Facture n° ${number}`,
    draft: 'Projet de facture',
    replaces: (number) => `Remplace la facture n° ${number}.`,
    replacedBy: (number) => `Remplacée par la facture n° ${number}.`,
    addressee: 'Facturé à',
    entries: 'Inscriptions',
    quote: 'Merci d’indiquer les références des inscriptions réglées, ou le nom de la patinoire.',
    noInvoice: 'Ce projet ne vaut pas facture.',
  },
  es: {
    invoice: (number) => `Factura n.º ${number}`,
    draft: 'Borrador de factura',
    replaces: (number) => `Sustituye la factura n.º ${number}.`,
    replacedBy: (number) => `Sustituida por la factura n.º ${number}.`,
    addressee: 'Facturado a',
    entries: 'Inscripciones',
    quote: 'Indique las referencias de las inscripciones que paga, o el nombre de la pista.',
    noInvoice: 'Este borrador no es una factura.',
  },
  'zh-Hant': {
    invoice: (number) => `付款通知書第 ${number} 號`,
    draft: '付款通知書草稿',
    replaces: (number) => `取代付款通知書第 ${number} 號。`,
    replacedBy: (number) => `已由付款通知書第 ${number} 號取代。`,
    addressee: '付款單位',
    entries: '報名數目',
    quote: '付款時請註明所付報名的參考編號，或冰場名稱。',
    noInvoice: '此草稿並非付款通知書。',
  },
  'zh-Hans': {
    invoice: (number) => `付款通知书第 ${number} 号`,
    draft: '付款通知书草稿',
    replaces: (number) => `取代付款通知书第 ${number} 号。`,
    replacedBy: (number) => `已由付款通知书第 ${number} 号取代。`,
    addressee: '付款单位',
    entries: '报名数目',
    quote: '付款时请注明所付报名的参考编号，或冰场名称。',
    noInvoice: '此草稿并非付款通知书。',
  },
};
