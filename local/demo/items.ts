import { countsByLimit } from '../../shared/domain/entering/capacity/entryCounts.ts';
import { initialRemaining, NO_COMPETITION_LIMITS } from '../../shared/domain/entering/capacity/limits.ts';
import { COMPETITION_WAITLIST } from '../../shared/domain/entering/capacity/waitlists.ts';
import { accountItems, type Account } from '../../functions/store/people/accounts/accounts.ts';
import {
  competitionItem,
  type StoredCompetition,
} from '../../functions/store/entering/competitions/repository.ts';
import {
  enteredItems,
  entryItem,
  submittedRecord,
  waitlistItems,
} from '../../functions/store/entering/entries/items.ts';
import { homeRinkItem } from '../../functions/services/entering/entries/save/homeRink.ts';
import { priceStepItems } from '../../functions/services/entering/entries/pricing/priceSteps.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { competitionCounterItem, counterKey } from '../../functions/store/entering/capacity/counters.ts';
import { formItem } from '../../functions/store/entering/forms/repository.ts';
import { rinkItems } from '../../functions/store/people/rinks/rink.ts';
import { rinkUseItem } from '../../functions/store/people/rinks/rinkUses.ts';
import { listRowItem } from '../../functions/store/entering/entries/listRows.ts';
import { numberUses } from '../../functions/store/entering/entries/memberNumbers.ts';
import { numberHolders } from '../../functions/store/entering/entries/numberWrites.ts';
import { markedNumbersKey } from '../../functions/store/entering/entries/keys.ts';
import { countedEntry } from '../../functions/store/entering/entries/people.ts';
import { skaterEntryUses } from '../../functions/store/entering/entries/skaterEntries.ts';
import { rosterUses } from '../../functions/store/entering/entries/rosters.ts';
import type { Attribute } from '../../functions/platform/table/attributes.ts';
import { unmatchedRowItems } from './bankRows.ts';
import { entryHistoryItems } from './entryHistoryItems.ts';
import { coachItems } from './coaches.ts';
import { emergencyItems } from './emergency.ts';
import { demoHistory } from './history.ts';
import { iceItems } from './ice.ts';
import { labelItems } from './labels.ts';
import { memberItems } from './members.ts';
import { entryForFamilyItems } from './entryForFamily.ts';
import { moneyItems } from './receipts.ts';
import { scheduleItems } from './schedule.ts';
import { rinkHistory } from './rinkHistory.ts';
import { rinkUses } from './rinkUses.ts';
import type { DemoSeason } from './season.ts';
import { beforeWithdrawal } from './withdrawn.ts';

export type DemoItem = Readonly<Record<string, unknown>>;

/** Every item of the season, each built by the product's own code. */
export function seasonItems(season: DemoSeason, accounts: readonly Account[]): DemoItem[] {
  const { competitions: demos, rinks, entries } = season;
  const competitions = Object.values(demos);
  const uses = rinkUses(season, accounts);
  const history = rinkHistory(rinks, season.now);
  return [
    ...accounts.flatMap(accountItems),
    ...rinks.flatMap((rink) =>
      rinkItems({
        ...rink,
        uses: uses.get(rink.id)?.length ?? 0,
        version: history.get(rink.id)?.length ?? rink.version,
      }),
    ),
    ...[...history.values()].flat(),
    ...[...uses].flatMap(([rinkId, used]) => used.map((use) => rinkUseItem(rinkId, use))),
    ...competitions.map(({ form }) => formItem(form)),
    ...competitions.map(({ competition }) => competitionItem(competition)),
    competitionItem(season.draft),
    ...iceItems(season),
    ...scheduleItems(season),
    ...demoHistory(season),
    ...memberItems(season.members, registrarOf(accounts)),
    ...entries.flatMap((entry) => [
      entryItem(entry),
      listRowItem(entry),
      submittedRecord(beforeWithdrawal(entry)),
      ...entryHistoryItems(entry, season.now),
      ...enteredItems(entry),
      ...waitlistItems(entry),
    ]),
    ...entryForFamilyItems(entries),
    ...moneyItems(season, accounts),
    ...unmatchedRowItems(demos.open),
    ...labelItems(entries),
    ...coachItems(season.coaches, entries),
    ...homeRinkItems(entries),
    ...priceStepItems(entries),
    ...emergencyItems(entries),
    ...placesItems(entries),
    ...attributeItems(
      entries.flatMap((entry) => [
        ...rosterUses(entry),
        ...numberUses(entry),
        ...numberHolders(entry),
        ...skaterEntryUses(entry),
      ]),
    ),
    ...markedNumberItems(entries),
    ...competitions.flatMap(({ competition }) => totalItems(competition, entries)),
  ];
}

/** The super administrator, who maintains the membership registry. */
function registrarOf(accounts: readonly Account[]): Account {
  const keeper = accounts.find(({ role }) => role === 'SUPER_ADMIN');
  if (!keeper) throw new Error('The demo has a super administrator');
  return keeper;
}

/** The home rinks of each competition's entries, each once. */
function homeRinkItems(entries: readonly StoredEntry[]): DemoItem[] {
  const items = entries.map(homeRinkItem);
  return [...new Map(items.map((item) => [`${item.pk} ${item.sk}`, item])).values()];
}

/** The counters that so many submits would have left: an item per event and per format with limited ice. */
export function placesItems(entries: readonly StoredEntry[]): DemoItem[] {
  const counters = new Map<string, Record<string, string | number>>();
  for (const entry of entries) {
    for (const [list, add] of countsByLimit(countedEntry(entry), NO_COMPETITION_LIMITS)) {
      if (list === COMPETITION_WAITLIST) continue;
      const key = counterKey(entry.competitionId, list);
      const name = `${key.pk} ${key.sk}`;
      const counter = counters.get(name) ?? { ...key };
      for (const [what, amount] of Object.entries(add)) counter[what] = Number(counter[what] ?? 0) + amount;
      counters.set(name, counter);
    }
  }
  return [...counters.values()];
}

/** The items whose attributes so many submits would have left: the skaters' teams, and the figures. */
function attributeItems(attributes: readonly Attribute[]): DemoItem[] {
  const items = Map.groupBy(attributes, ({ key }) => `${key.pk} ${key.sk}`);
  return [...items.values()].flatMap((some) => {
    const [first] = some;
    return first
      ? [{ ...first.key, ...Object.fromEntries(some.map(({ name, value }) => [name, value])) }]
      : [];
  });
}

/** The marks of the membership numbers that two people of a competition have, and of those that nobody holds. */
function markedNumberItems(entries: readonly StoredEntry[]): DemoItem[] {
  const byCompetition = Map.groupBy(entries, ({ competitionId }) => competitionId);
  return [...byCompetition].flatMap(([competitionId, some]) => {
    const holders = Map.groupBy(some.flatMap(numberHolders), ({ number }) => number);
    const shared = [...holders].filter(([, held]) => new Set(held.map(({ value }) => value)).size > 1);
    const used = some.flatMap(numberUses).map(({ number }) => number);
    const numbers = new Set([
      ...shared.map(([number]) => number),
      ...used.filter((number) => !holders.has(number)),
    ]);
    return numbers.size === 0 ? [] : [{ ...markedNumbersKey(competitionId), numbers }];
  });
}

/** The remaining capacity of a competition's own limits; a competition without limits has no such item. */
export function totalItems(competition: StoredCompetition, entries: readonly StoredEntry[]): DemoItem[] {
  const left = initialRemaining(competition);
  if (Object.keys(left).length === 0) return [];
  const counted: Record<string, number> = { ...left };
  for (const entry of entries.filter(({ competitionId }) => competitionId === competition.id)) {
    const added = countsByLimit(countedEntry(entry), competition).get(COMPETITION_WAITLIST) ?? {};
    for (const [what, amount] of Object.entries(added)) counted[what] = (counted[what] ?? 0) + amount;
  }
  return [competitionCounterItem(competition.id, counted)];
}
