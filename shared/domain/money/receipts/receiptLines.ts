import type { ReceiptLine } from '../../../contract/money/documents/receipts.ts';

interface Priced {
  readonly events: readonly {
    readonly format: string;
    readonly level: string;
    readonly price: number;
    readonly state: 'confirmed' | 'waiting';
  }[];
  readonly lateFee: { readonly amount: number } | null;
  readonly musicFee?: number | undefined;
  readonly retained: number;
  readonly familyDiscount?: number | undefined;
}

/** Lists the price of an entry line by line in minor units; the lines add up to the total. */
export function receiptLines({
  events,
  lateFee,
  musicFee = 0,
  retained,
  familyDiscount = 0,
}: Priced): ReceiptLine[] {
  return [
    ...events.map(({ format, level, price, state }): ReceiptLine => ({
      what: state === 'waiting' ? 'waiting' : 'event',
      event: { format, level },
      amount: price,
    })),
    ...(lateFee ? [line('lateFee', lateFee.amount)] : []),
    ...(musicFee > 0 ? [line('musicFee', musicFee)] : []),
    ...(retained > 0 ? [line('retained', retained)] : []),
    ...(familyDiscount > 0 ? [line('familyDiscount', -familyDiscount)] : []),
  ];
}

const line = (what: 'lateFee' | 'musicFee' | 'retained' | 'familyDiscount', amount: number): ReceiptLine => ({
  what,
  event: null,
  amount,
});
