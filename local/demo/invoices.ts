import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { draftFrom } from '../../functions/services/money/documents/rinkInvoices.ts';
import { invoiceItems, toStoredInvoice } from '../../functions/store/money/documents/storedInvoice.ts';
import { rinkIndexKey } from '../../functions/store/keys.ts';
import type { Settings } from '../../shared/contract/core/settings.ts';
import { rinkBalances } from '../../shared/domain/money/payments/rinkBalances.ts';
import { DEMO_ADMINISTRATOR } from './accounts.ts';
import type { DemoSeason } from './season.ts';
import { DAY_MILLISECONDS } from '../../shared/domain/core/dates/days.ts';

/** Invoices of the two smallest rinks with something paid and something due; one has since been replaced. */
export function demoInvoiceItems({ competitions, rinks, entries, now }: DemoSeason, settings: Settings) {
  const { competition } = competitions.open;
  const [first, second] = rinkBalances(
    entries.filter(({ competitionId }) => competitionId === competition.id).toSorted(byKindAndName),
  )
    .filter(({ open, paid }) => open > 0 && paid > 0)
    .toSorted((one, other) => one.entries - other.entries);
  if (!first || !second) return [];

  const issued = ({ key, name, rows }: typeof first, number: number, days: number) => {
    const registered = rinks.find(({ id }) => id === key);
    const place = registered ? `${registered.city}, ${registered.country}` : null;
    const rink = { identity: key, name: registered?.name ?? name, place };
    const facts = { competition, settings, rink, entries: rows, language: 'en' } as const;
    return toStoredInvoice(
      draftFrom(facts, new Date(now.getTime() - days * DAY_MILLISECONDS)),
      number,
      null,
      DEMO_ADMINISTRATOR,
    );
  };
  const unpaid = { ...first, rows: first.rows.map((entry) => ({ ...entry, paid: 0 })) };
  const [old, other, current] = [issued(unpaid, 1, 9), issued(second, 2, 2), issued(first, 3, 1)];
  const replaced = { ...old, invoice: { ...old.invoice, replacedBy: 3 } };
  const replacing = { ...current, invoice: { ...current.invoice, replaces: 1 } };
  const [before, beside, after] = [
    invoiceItems(replaced, []),
    invoiceItems(other, []),
    invoiceItems(replacing, [1]),
  ];
  return [
    ...[before, beside, after].flatMap(({ head, parts }) => [head, ...parts]),
    beside.ofRink,
    after.ofRink,
    after.counter,
  ];
}

/** As the index by rink returns them, which is an invoice's order. */
function byKindAndName(one: StoredEntry, other: StoredEntry): number {
  return orderOf(one) < orderOf(other) ? -1 : 1;
}

const orderOf = ({ competitionId, kind, name, id }: StoredEntry) =>
  rinkIndexKey(competitionId, '', kind, name, id).gsi2sk;
