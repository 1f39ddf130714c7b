import {
  ALL_STEPS,
  firstEntrySteps,
  freeSteps,
  PRICE_STEPS,
} from '../../../../../shared/domain/entering/fees/priceSteps.ts';
import type { LadderSteps } from '../../../../../shared/contract/core/ladderSteps.ts';
import { retry } from '../../../../platform/retry.ts';
import type { Key } from '../../../../platform/table/key.ts';
import { getItems, type Item } from '../../../../platform/table/read.ts';
import type { TransactItem } from '../../../../platform/table/transaction.ts';
import { deleteWrite, putWrite } from '../../../../platform/table/writes.ts';
import { identityOf, isErased, type KnownPerson } from '../../../../store/entering/entries/people.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { ladderKey } from '../../../../store/keys.ts';
import { FamilyPriceConflict } from './familyPrice.ts';

/*
 * A skater pays the first and the second price once in a competition, whichever entries they are in. One
 * item for each skater and competition names the entry that holds each of the two price steps.
 */

/** The stored holders of a skater's steps changed between reading and writing: read and write again. */
export class PriceStepConflict extends Error {}

/** Another entry of the skater has taken a step that this entry is priced by: price it again. */
export class PriceStepTaken extends Error {}

/**
 * Checks and stores an entry again after another entry of the skater has taken a price step, or another entry
 * of the family has changed what the family cap leaves.
 * @throws {ApiError} Busy
 */
export function retryOnPriceConflict<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const isRetryable = (error: unknown) =>
    error instanceof PriceStepTaken || error instanceof FamilyPriceConflict;
  return retry(attempt, { attempts: 6, isRetryable });
}

type PriceStep = (typeof PRICE_STEPS)[number];

/** The id of the entry that holds each step of a skater. */
type StepHolders = Readonly<Partial<Record<PriceStep, string>>>;

/** The stored holders by the item of their skater; a skater whose steps are free has none. */
export type HoldersOfSkaters = ReadonlyMap<string, StepHolders>;

/**
 * The price steps that are free for an entry of these people.
 * @param own the id of an entry whose own steps count as free, or null
 */
export async function freePriceStepsOf(
  competitionId: string,
  people: readonly KnownPerson[],
  own: string | null = null,
): Promise<LadderSteps> {
  if (people.length === 0) return ALL_STEPS;
  const holders = await findStepHolders(priceStepKeys(competitionId, people));
  return freeStepsIn(holders, competitionId, people, own);
}

/** The items that name the holders of these people's steps. */
export const priceStepKeys = (competitionId: string, people: readonly KnownPerson[]): Key[] =>
  people.map((person) => keyOf(competitionId, person));

/** As `freePriceStepsOf`, from items that were read. */
export function freeStepsIn(
  holders: HoldersOfSkaters,
  competitionId: string,
  people: readonly KnownPerson[],
  own: string | null = null,
): LadderSteps {
  if (people.length === 0) return ALL_STEPS;
  return firstEntrySteps(
    priceStepKeys(competitionId, people).map((key) => {
      const held = holders.get(nameOf(key)) ?? {};
      const isTaken = (step: PriceStep) => held[step] !== undefined && held[step] !== own;
      return freeSteps([{ first: isTaken('first'), second: isTaken('second') }]);
    }),
  );
}

/** The skaters whose steps an entry uses: none for a team, and not a partner who has declined. */
export function priceStepPeople(entry: StoredEntry): KnownPerson[] {
  if (entry.kind === 'team') return [];
  const partner = entry.kind === 'dance' && entry.partner?.state !== 'declined' ? entry.partner : null;
  return partner ? [entry.skater, partner] : [entry.skater];
}

/**
 * The writes that record which steps the entry holds. A step that the entry did not have before must be free
 * for at least one of its skaters; for the others it is recorded where it is free.
 * @param read the holders of all its skaters, where they were read before
 * @returns items that may throw `PriceStepConflict`
 * @throws {PriceStepTaken} when a new step is free for none of its skaters
 */
export async function priceStepWrites(
  before: StoredEntry | null,
  after: StoredEntry,
  read?: HoldersOfSkaters,
): Promise<TransactItem[]> {
  const [had, has] = [before && claimOf(before), claimOf(after)];
  if (JSON.stringify(had) === JSON.stringify(has)) return [];
  const keys = distinctKeys([...(had?.keys ?? []), ...(has?.keys ?? [])]);
  const holders = read ?? (await findStepHolders(keys));
  const changes = keys.map((key) => {
    const held = holders.get(nameOf(key)) ?? {};
    return {
      key,
      held,
      next: holdersAfter(held, after.id, has && isKeyIn(key, has.keys) ? has.steps : null),
    };
  });
  const isMissing = PRICE_STEPS.some((step) => {
    const isNew = has?.steps[step] && !had?.steps[step];
    return isNew && !changes.some(({ next }) => next[step] === after.id);
  });
  if (isMissing) throw new PriceStepTaken();
  return changes.flatMap(({ key, held, next }) => holdersWrite(key, held, next));
}

/** The steps that an entry holds, and the items of its skaters; null for an entry that holds none. */
function claimOf(entry: StoredEntry): { readonly steps: LadderSteps; readonly keys: readonly Key[] } | null {
  const steps = entry.pricing?.steps;
  if (!steps || entry.state === 'withdrawn' || isErased(entry)) return null;
  return { steps, keys: priceStepPeople(entry).map((person) => keyOf(entry.competitionId, person)) };
}

/** Steps of other entries stay; the entry gets those it claims, and loses those it no longer claims. */
function holdersAfter(held: StepHolders, entryId: string, claimed: LadderSteps | null): StepHolders {
  return Object.fromEntries(
    PRICE_STEPS.flatMap((step) => {
      const holder = held[step];
      if (holder !== undefined && holder !== entryId) return [[step, holder] as const];
      return claimed?.[step] ? [[step, entryId] as const] : [];
    }),
  );
}

function holdersWrite(key: Key, held: StepHolders, next: StepHolders): TransactItem[] {
  if (PRICE_STEPS.every((step) => held[step] === next[step])) return [];
  const values = PRICE_STEPS.filter((step) => held[step] !== undefined).map((step) => [
    `:${step}`,
    held[step],
  ]);
  const isUnchanged = {
    condition: PRICE_STEPS.map((step) =>
      held[step] === undefined ? `attribute_not_exists(#${step})` : `#${step} = :${step}`,
    ).join(' AND '),
    names: Object.fromEntries(PRICE_STEPS.map((step) => [`#${step}`, step])),
    ...(values.length > 0 && { values: Object.fromEntries(values) as object as Record<string, unknown> }),
    onConflict: () => new PriceStepConflict(),
  };
  const isEmpty = PRICE_STEPS.every((step) => next[step] === undefined);
  return [isEmpty ? deleteWrite(key, isUnchanged) : putWrite(ladderItem(key, next), isUnchanged)];
}

const LADDER = 'ladder';

const ladderItem = (key: Key, holders: StepHolders) => ({ ...key, type: LADDER, ...holders });

/** The items of entries that are stored without `priceStepWrites`, such as the demo's. */
export function priceStepItems(entries: readonly StoredEntry[]): Item[] {
  const holders = new Map<string, { readonly key: Key; readonly held: StepHolders }>();
  for (const entry of entries) {
    const claim = claimOf(entry);
    for (const key of claim?.keys ?? []) {
      const held = holders.get(nameOf(key))?.held ?? {};
      holders.set(nameOf(key), { key, held: holdersAfter(held, entry.id, claim?.steps ?? null) });
    }
  }
  return [...holders.values()]
    .filter(({ held }) => PRICE_STEPS.some((step) => held[step] !== undefined))
    .map(({ key, held }) => ladderItem(key, held));
}

const keyOf = (competitionId: string, person: KnownPerson) => ladderKey(competitionId, identityOf(person));
const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;
const isKeyIn = (key: Key, keys: readonly Key[]) => keys.some((one) => nameOf(one) === nameOf(key));
const distinctKeys = (keys: readonly Key[]) => [...new Map(keys.map((key) => [nameOf(key), key])).values()];

const findStepHolders = async (keys: readonly Key[]) => stepHoldersIn(await getItems(keys, true));

/** The holders in items of `priceStepKeys`; other items are left out. */
export function stepHoldersIn(items: readonly Item[]): HoldersOfSkaters {
  return new Map(
    items
      .filter(({ type }) => type === LADDER)
      .map((item) => [
        `${String(item['pk'])} ${String(item['sk'])}`,
        Object.fromEntries(
          PRICE_STEPS.flatMap((step) => (typeof item[step] === 'string' ? [[step, item[step]]] : [])),
        ),
      ]),
  );
}
