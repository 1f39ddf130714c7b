import type { Invoice } from '../../../contract/money/documents/invoices.ts';
import { invoicedEntries, invoiceSums } from './invoicedEntries.ts';
import { testReceipt } from './receipt.testing.ts';

type Listed = Parameters<typeof invoicedEntries>[0][number];

/** An invoiced entry in two events. */
export function testInvoiced(changes: Partial<Listed> = {}): Listed {
  return {
    id: 'entry',
    kind: 'individual',
    name: 'Ada Lake',
    state: 'confirmed',
    paymentReference: 'RS-7K3M-9QXA',
    events: [
      { format: 'Freestyle', level: 'Freestyle 4', price: 59_000, state: 'confirmed' },
      { format: 'Artistic', level: 'Level 3', price: 0, state: 'waiting' },
    ],
    lateFee: { amount: 5_900 },
    retained: 0,
    totalPrice: 64_900,
    paid: 50_000,
    ...changes,
  };
}

export function testInvoice(
  changes: Partial<Invoice> = {},
  listed: readonly Listed[] = [testInvoiced()],
): Invoice {
  const { issuer, competition, currency, paymentInstructions, issuedAt } = testReceipt();
  const invoiced = invoicedEntries(listed);
  return {
    number: 3,
    replaces: 1,
    replacedBy: null,
    language: 'en',
    issuer,
    competition,
    currency,
    paymentInstructions,
    issuedAt,
    rink: { identity: 'rink', name: 'Lakeside Arena', place: 'Lakeside, Canada' },
    ...invoiceSums(invoiced),
    invoiced,
    ...changes,
  };
}
