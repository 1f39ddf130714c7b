import type { Invoice } from '../../../contract/money/documents/invoices.ts';
import { nameOrder } from '../../core/nameOrder.ts';

/**
 * Whether two invoices agree in recipient, entries, amounts and issuer. The rest (the competition's dates,
 * payment instructions, language) was true on the day of issue. An unregistered rink stays the same rink
 * however its name is typed.
 */
export function isSameInvoice(one: Invoice, other: Invoice): boolean {
  return JSON.stringify(substance(one)) === JSON.stringify(substance(other));
}

function substance({ issuer, rink, currency, invoiced }: Invoice) {
  const { name, address, taxLine, registrationNumber } = issuer;
  return [
    [name, address, taxLine, registrationNumber, currency],
    [rink.identity, nameOrder(rink.name), rink.place],
    invoiced.map((entry) => [
      [entry.id, entry.kind, entry.name, entry.state, entry.paymentReference, entry.paid],
      entry.lines.map(({ what, event, amount }) => [what, event?.format, event?.level, amount]),
    ]),
  ];
}
