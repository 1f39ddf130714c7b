import type { Receipt } from '../../contract/documents/receipts.ts';

/**
 * Whether a receipt still says what is so: who, what, the money, and who issues it. What else it
 * shows (the competition's dates, how to pay) is true of the day on which it was issued.
 */
export function isSameReceipt(one: Receipt, other: Receipt): boolean {
  return JSON.stringify(substance(one)) === JSON.stringify(substance(other));
}

function substance({ issuer, entry, payer, currency, lines, payments }: Receipt) {
  const { name, address, taxLine, registrationNumber } = issuer;
  return [
    [name, address, taxLine, registrationNumber, payer, currency],
    [entry.id, entry.kind, entry.name, entry.homeIsiRink, entry.state],
    lines.map(({ what, event, amount }) => [what, event?.format, event?.level, amount]),
    payments.map(({ kind, method, amount, receivedOn, reference }) => [
      kind,
      method,
      amount,
      receivedOn,
      reference,
    ]),
  ];
}
