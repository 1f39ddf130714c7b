import type { Receipt } from '../../../contract/money/documents/receipts.ts';

/** A receipt with two events, a late fee, a payment and a refund. */
export function testReceipt(changes: Partial<Receipt> = {}): Receipt {
  return {
    number: 12,
    corrects: 9,
    correctedBy: null,
    issuedAt: '2026-11-21T14:00:00.000Z',
    language: 'en',
    issuer: {
      name: 'Lakeside Skating Federation',
      address: '12 Harbour Road\nLakeside',
      taxLine: 'Exempt from tax',
      registrationNumber: 'S-0012345',
    },
    competition: {
      id: 'competition',
      name: 'Lakeside Open 2026',
      startDate: '2026-12-04',
      endDate: '2026-12-08',
      timeZone: 'Asia/Hong_Kong',
    },
    entry: {
      id: 'entry',
      kind: 'individual',
      name: 'Ada Lake',
      homeIsiRink: 'Lakeside Arena',
      state: 'confirmed',
    },
    payer: 'Robin Lake',
    paymentReference: 'RS-7K3M-9QXA',
    paymentInstructions: 'Bank of Lakeside, account 000 000',
    currency: 'HKD',
    lines: [
      { what: 'event', event: { format: 'Freestyle', level: 'Freestyle 4' }, amount: 59_000 },
      { what: 'waiting', event: { format: 'Artistic', level: 'Level 3' }, amount: 0 },
      { what: 'lateFee', event: null, amount: 5_900 },
      { what: 'retained', event: null, amount: 1_100 },
    ],
    totalPrice: 66_000,
    paid: 50_000,
    balance: 16_000,
    payments: [
      { kind: 'payment', method: 'transfer', amount: 60_000, receivedOn: '2026-11-12', reference: 'LAKE R' },
      { kind: 'refund', method: 'cash', amount: 10_000, receivedOn: '2026-11-15', reference: null },
    ],
    ...changes,
  };
}
