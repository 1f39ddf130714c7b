import type { Receipt } from '../../../contract/money/documents/receipts.ts';

/**
 * Whether two receipts agree in payer, entry, amounts and issuer. The rest (the competition's dates,
 * payment instructions) was true on the day of issue.
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
