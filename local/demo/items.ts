import { accountItems, type Account } from '../../functions/authentication/accounts.ts';
import { competitionItem } from '../../functions/competitions/repository.ts';
import {
  enteredItems,
  entryItem,
  iceTaken,
  placesTaken,
  submittedRecord,
} from '../../functions/entries/entryItems.ts';
import type { StoredEntry } from '../../functions/entries/storedEntry.ts';
import { formItem } from '../../functions/forms/repository.ts';
import { rinkItems } from '../../functions/rinks/rink.ts';
import { rinkUseItem } from '../../functions/rinks/rinkUses.ts';
import type { Key } from '../../functions/table/keys.ts';
import { rinkUses } from './rinkUses.ts';
import type { DemoSeason } from './season.ts';

export type DemoItem = Readonly<Record<string, unknown>>;

/** Every item of the season, each built as the product builds it. */
export function seasonItems(season: DemoSeason, accounts: readonly Account[]): DemoItem[] {
  const { meets, rinks, entries } = season;
  const competitions = Object.values(meets);
  const uses = rinkUses(season, accounts);
  return [
    ...accounts.flatMap(accountItems),
    ...rinks.flatMap((rink) => rinkItems({ ...rink, uses: uses.get(rink.id)?.length ?? 0 })),
    ...[...uses].flatMap(([rinkId, used]) => used.map((use) => rinkUseItem(rinkId, use))),
    ...competitions.map(({ form }) => formItem(form)),
    ...competitions.map(({ competition }) => competitionItem(competition)),
    ...entries.flatMap((entry) => [entryItem(entry), submittedRecord(entry), ...enteredItems(entry)]),
    ...placesItems(entries),
  ];
}

interface Addition {
  readonly key: Key;
  readonly add: Readonly<Record<string, number>>;
}

/** The counters that so many submits would have left: one item for each event of a competition. */
export function placesItems(entries: readonly StoredEntry[]): DemoItem[] {
  const counters = new Map<string, Record<string, string | number>>();
  for (const { key, add } of entries.flatMap((entry): Addition[] => [
    ...placesTaken(entry),
    ...iceTaken(entry),
  ])) {
    const name = `${key.pk} ${key.sk}`;
    const counter = counters.get(name) ?? { ...key };
    for (const [what, amount] of Object.entries(add)) counter[what] = Number(counter[what] ?? 0) + amount;
    counters.set(name, counter);
  }
  return [...counters.values()];
}
