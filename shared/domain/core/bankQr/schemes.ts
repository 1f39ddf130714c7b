import type { BankQrScheme } from '../../../contract/core/bankQr.ts';

/** The parts of a scheme's code. */
export interface SchemeFacts {
  /** The only currency that the scheme pays, and its number in ISO 4217. */
  readonly currency: string;
  readonly currencyNumber: string;
  /** ISO 3166 code of its country; '' for the euro area. */
  readonly country: string;
  /** How the account is named: by a proxy, by the bank's own static code, or by an IBAN. */
  readonly account: 'proxy' | 'staticCode' | 'iban';
  /** The identifiers of its merchant account information (tags 26 to 51). */
  readonly identifiers: readonly string[];
  /** The part of tag 62 that banks of the scheme show as the payer's reference. */
  readonly referenceTag: string;
}

const REFERENCE_LABEL = '05';
const BILL_NUMBER = '01';

/**
 * Sources: HKMA, Common QR Code Specification for Retail Payments in Hong Kong; ABS, PayNow QR specifications
 * within SGQR; Bank of Thailand, Thai QR Payment Standard; PayNet, DuitNow QR; Bank Indonesia, QRIS
 * (PADG 21/18/2019); BSP Circular 1055, QR Ph; European Payments Council, EPC069-12.
 */
export const SCHEMES: Readonly<Record<BankQrScheme, SchemeFacts>> = {
  fps: {
    currency: 'HKD',
    currencyNumber: '344',
    country: 'HK',
    account: 'proxy',
    identifiers: ['hk.com.hkicl'],
    referenceTag: REFERENCE_LABEL,
  },
  payNow: {
    currency: 'SGD',
    currencyNumber: '702',
    country: 'SG',
    account: 'proxy',
    identifiers: ['SG.PAYNOW'],
    referenceTag: BILL_NUMBER,
  },
  promptPay: {
    currency: 'THB',
    currencyNumber: '764',
    country: 'TH',
    account: 'proxy',
    identifiers: ['A000000677010111'],
    referenceTag: REFERENCE_LABEL,
  },
  duitNow: {
    currency: 'MYR',
    currencyNumber: '458',
    country: 'MY',
    account: 'staticCode',
    identifiers: ['A0000006150001'],
    referenceTag: REFERENCE_LABEL,
  },
  qris: {
    currency: 'IDR',
    currencyNumber: '360',
    country: 'ID',
    account: 'staticCode',
    identifiers: ['ID.CO.QRIS.WWW'],
    referenceTag: REFERENCE_LABEL,
  },
  qrPh: {
    currency: 'PHP',
    currencyNumber: '608',
    country: 'PH',
    account: 'staticCode',
    identifiers: ['com.p2pqrpay', 'ph.ppmi.p2m'],
    referenceTag: REFERENCE_LABEL,
  },
  epc: {
    currency: 'EUR',
    currencyNumber: '978',
    country: '',
    account: 'iban',
    identifiers: [],
    referenceTag: '',
  },
};
