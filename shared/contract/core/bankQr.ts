import * as z from 'zod/mini';
import { oneOf, optional, required, text } from './scalars.ts';

/** The bank QR codes that an organiser can switch on; see shared/domain/core/bankQr. */
export const BANK_QR_SCHEMES = ['fps', 'payNow', 'promptPay', 'duitNow', 'qris', 'qrPh', 'epc'] as const;

export type BankQrScheme = (typeof BANK_QR_SCHEMES)[number];

/** The account that a family's bank app pays by scanning a code. */
export const bankQr = z.object({
  scheme: z.enum(BANK_QR_SCHEMES),
  /** The account's holder, as the family's bank shows it. */
  payee: z.string(),
  /** The proxy (phone, email, tax number, …), the IBAN, or the text of the bank's own static code. */
  account: z.string(),
  /** Of an IBAN outside the European Economic Area. */
  bic: z.nullable(z.string()),
});

export type BankQr = z.output<typeof bankQr>;

/** An EMV code of a bank has at most 512 characters. */
const LONGEST_ACCOUNT = 512;

/** As the organiser sets it; shared/domain/core/bankQr checks the account. */
export const bankQrFields = z.object(
  {
    scheme: oneOf(BANK_QR_SCHEMES),
    payee: text(70),
    account: text(LONGEST_ACCOUNT),
    bic: optional(text(20)),
  },
  { error: required },
);
