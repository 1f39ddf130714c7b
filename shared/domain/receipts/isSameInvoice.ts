import type { Invoice } from '../../contract/documents/invoices.ts';
import { nameOrder } from '../skaters/nameOrder.ts';

/**
 * Whether an invoice still says what is so: whom it is for, which entries, the money, and who issues it.
 * What else it shows (the competition's dates, how to pay, its language) is true of the day on which it
 * was issued. How the name of a rink that is not registered is typed makes no other rink of it.
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
