/** An EPC code asks for this payment. */
export interface EpcCode {
  readonly payee: string;
  readonly iban: string;
  readonly bic: string | null;
  /** As `codeAmount` writes it; null for a code in which the payer types it. */
  readonly amount: string | null;
  readonly reference: string | null;
}

const unspaced = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();

/** Whether a text is an IBAN whose check digits are right (ISO 13616, modulo 97). */
export function isIban(typed: string): boolean {
  const iban = unspaced(typed);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const figures = [...iban.slice(4), ...iban.slice(0, 4)]
    .map((letter) => Number.parseInt(letter, 36))
    .join('');
  return BigInt(figures) % 97n === 1n;
}

export function isBic(typed: string): boolean {
  return /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(unspaced(typed));
}

/** An IBAN in groups of four, as people read it. */
export const shownIban = (typed: string): string => unspaced(typed).replaceAll(/(.{4})(?=.)/g, '$1 ');

const LONGEST_NAME = 70;
/** "999999999.99", the largest amount of a credit transfer in euros. */
const LONGEST_AMOUNT = 12;

/**
 * The "SEPA QR" code: a credit transfer in euros, version 002, UTF-8, the reference as unstructured remittance
 * information. Source: European Payments Council, EPC069-12, Quick Response Code Guidelines.
 */
export function epcCode({ payee, iban, bic, amount, reference }: EpcCode): string | null {
  if (!isIban(iban) || (amount?.length ?? 0) > LONGEST_AMOUNT) return null;
  const [purpose, structuredReference] = ['', ''];
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic === null ? '' : unspaced(bic),
    payee.slice(0, LONGEST_NAME),
    unspaced(iban),
    amount === null ? '' : `EUR${amount}`,
    purpose,
    structuredReference,
    reference ?? '',
  ];
  return lines.join('\n').trimEnd();
}
