import type { Language } from '../../../../contract/core/languages.ts';
import type { Receipt, ReceiptLine, ReceiptPayment } from '../../../../contract/money/documents/receipts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { zhHans } from './zhHans.ts';
import { zhHant } from './zhHant.ts';

/** The texts of a receipt in one language. */
export interface ReceiptWords {
  readonly receipt: (number: number) => string;
  readonly statement: string;
  readonly corrects: (number: number) => string;
  readonly correctedBy: (number: number) => string;
  readonly registration: (number: string) => string;
  readonly issued: string;
  readonly asOf: string;
  readonly competition: string;
  readonly entered: Readonly<Record<Receipt['entry']['kind'], string>>;
  readonly homeRink: string;
  readonly payer: string;
  readonly reference: string;
  readonly state: string;
  readonly states: Readonly<Record<Receipt['entry']['state'], string>>;
  readonly charged: string;
  readonly lines: Readonly<Record<Exclude<ReceiptLine['what'], 'event'>, string>>;
  readonly total: string;
  readonly payments: string;
  readonly methods: Readonly<Record<ReceiptPayment['method'], string>>;
  readonly refunds: Readonly<Record<ReceiptPayment['method'], string>>;
  readonly paid: string;
  readonly toPay: string;
  readonly toRefund: string;
  readonly howToPay: string;
  readonly quote: (reference: string) => string;
  /** The amount that several entries of a family owe in one transfer. */
  readonly together: (entries: number, amount: string, reference: string) => string;
  /** Beside the bank's QR code. */
  readonly scan: string;
  readonly noReceipt: string;
  readonly page: (page: number, pages: number) => string;
}

export const RECEIPT_WORDS: Readonly<Record<Language, ReceiptWords>> = {
  en,
  fr,
  es,
  'zh-Hant': zhHant,
  'zh-Hans': zhHans,
};
