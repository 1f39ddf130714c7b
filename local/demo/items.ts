import { accountItems, type Account } from '../../functions/authentication/accounts.ts';
import { competitionItem } from '../../functions/competitions/repository.ts';
import { enteredItems, entryItem, placesTaken, submittedRecord } from '../../functions/entries/entryItems.ts';
import type { StoredEntry } from '../../functions/entries/storedEntry.ts';
import { formItem } from '../../functions/forms/repository.ts';
import { rinkItems } from '../../functions/rinks/repository.ts';
import { DEMO_RINKS } from './rinks.ts';
import type { DemoSeason } from './season.ts';

export type DemoItem = Readonly<Record<string, unknown>>;

/** Every item of the season, each built as the product builds it. */
export function seasonItems({ meets, entries }: DemoSeason, accounts: readonly Account[]): DemoItem[] {
  const competitions = Object.values(meets);
  return [
    ...accounts.flatMap(accountItems),
    ...DEMO_RINKS.flatMap(rinkItems),
    ...competitions.map(({ form }) => formItem(form)),
    ...competitions.map(({ competition }) => competitionItem(competition)),
    ...entries.flatMap((entry) => [entryItem(entry), submittedRecord(entry), ...enteredItems(entry)]),
    ...placesItems(entries),
  ];
}

/** The counters that so many submits would have left: one item for each event of a competition. */
export function placesItems(entries: readonly StoredEntry[]): DemoItem[] {
  const counters = new Map<string, Record<string, string | number>>();
  for (const { key, add } of entries.flatMap(placesTaken)) {
    const name = `${key.pk} ${key.sk}`;
    const counter = counters.get(name) ?? { ...key };
    for (const [what, amount] of Object.entries(add)) counter[what] = Number(counter[what] ?? 0) + amount;
    counters.set(name, counter);
  }
  return [...counters.values()];
}
