import {
  firstEntrySteps,
  freeSteps,
  PRICE_STEPS,
  ALL_STEPS,
  type LadderSteps,
} from '../../../../shared/domain/fees/priceSteps.ts';
import { skaterIdentity } from '../../../../shared/domain/skaters/nameOrder.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { ladderKey } from '../../../store/keys.ts';
import type { Key } from '../../../platform/table/key.ts';
import { getItems, tableName, type Item } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { isErased } from '../../../store/entries/people.ts';
import { PriceStepTaken } from './retryOnPriceConflict.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/** Which entry has which step of a skater's ladder was changed between reading and writing. */
class PriceStepConflict extends Error {}

interface Person {
  readonly fullName: string;
  readonly birthdate: string;
}

/** By the id of the entry that has each step. */
type StepHolders = Readonly<Partial<Record<(typeof PRICE_STEPS)[number], string>>>;

/**
 * The steps that are free for a new entry of these people, or for one of theirs to grow; null where its
 * prices are its own, as a team's are and a couple's unless its form says otherwise.
 */
export async function freePriceStepsOf(
  competitionId: string,
  people: readonly Person[],
  own: string | null = null,
): Promise<LadderSteps> {
  const stepWrites = await findStepHolders(people.map((person) => keyOf(competitionId, person)));
  const free = people.map((person) => {
    const holders = stepWrites.get(nameOf(keyOf(competitionId, person))) ?? {};
    return freeSteps(PRICE_STEPS.map((step) => heldByOthers(holders, step, own)));
  });
  return people.length === 0 ? ALL_STEPS : firstEntrySteps(free);
}

function heldByOthers(holders: StepHolders, step: (typeof PRICE_STEPS)[number], own: string | null) {
  const isHeld = holders[step] !== undefined && holders[step] !== own;
  return { first: isHeld && step === 'first', second: isHeld && step === 'second' };
}

/** Who skates in an entry, as far as a ladder is theirs; a partner who has declined does not. */
export function priceStepPeople(entry: StoredEntry): Person[] {
  if (entry.kind === 'team') return [];
  const partner = entry.kind === 'dance' && entry.partner?.state !== 'declined' ? entry.partner : null;
  return partner ? [entry.skater, partner] : [entry.skater];
}

/** Tries of a write whose ladder others change meanwhile. */
const MAX_ATTEMPTS = 6;

/**
 * Writes steps together with those that say which steps of their ladders the entry's skaters hold by it. A
 * step that the entry did not have before must be free for one of them; all else is noted where it is free.
 * @throws {PriceStepTaken} where it is not, nothing written
 * @throws {ApiError} Busy
 */
export async function transactWithPriceSteps(
  before: StoredEntry | null,
  after: StoredEntry,
  steps: (stepWrites: readonly TransactItem[]) => readonly TransactItem[],
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await transact(steps(await priceStepWrites(before, after)));
      return;
    } catch (error) {
      if (!(error instanceof PriceStepConflict)) throw error;
      if (tries === MAX_ATTEMPTS) throw new ApiError('Busy');
    }
  }
}

async function priceStepWrites(before: StoredEntry | null, after: StoredEntry): Promise<TransactItem[]> {
  const [had, has] = [before && claimOf(before), claimOf(after)];
  if (JSON.stringify(had) === JSON.stringify(has) || (!had && !has)) return [];
  const keys = [
    ...new Map([...(had?.keys ?? []), ...(has?.keys ?? [])].map((key) => [nameOf(key), key])).values(),
  ];
  const stepWrites = await findStepHolders(keys);
  const next = new Map(
    keys.map((key) => [nameOf(key), nextHolders(after.id, stepWrites.get(nameOf(key)) ?? {}, has, key)]),
  );
  const isMissing = PRICE_STEPS.some((step) => {
    const isNew = has?.steps[step] && !had?.steps[step];
    return isNew && !has.keys.some((key) => next.get(nameOf(key))?.[step] === after.id);
  });
  if (isMissing) throw new PriceStepTaken();
  return keys.flatMap((key) => writeOf(key, stepWrites.get(nameOf(key)) ?? {}, next.get(nameOf(key)) ?? {}));
}

/** What an entry holds, and of whose ladders; null where it holds nothing. */
function claimOf(entry: StoredEntry): { readonly steps: LadderSteps; readonly keys: readonly Key[] } | null {
  const steps = entry.pricing?.steps;
  if (!steps || entry.state === 'withdrawn' || isErased(entry)) return null;
  return { steps, keys: priceStepPeople(entry).map((person) => keyOf(entry.competitionId, person)) };
}

function nextHolders(
  entryId: string,
  holders: StepHolders,
  claim: ReturnType<typeof claimOf>,
  key: Key,
): StepHolders {
  const isIn = claim?.keys.some((one) => nameOf(one) === nameOf(key)) ?? false;
  const next = PRICE_STEPS.flatMap((step) => {
    const holder = holders[step];
    const wants = isIn && (claim?.steps[step] ?? false);
    if (holder !== undefined && holder !== entryId) return [[step, holder] as const];
    return wants ? [[step, entryId] as const] : [];
  });
  return Object.fromEntries(next);
}

function writeOf(key: Key, before: StepHolders, after: StepHolders): TransactItem[] {
  if (PRICE_STEPS.every((step) => before[step] === after[step])) return [];
  const values = PRICE_STEPS.flatMap((step) =>
    before[step] === undefined ? [] : [[`:${step}`, before[step]] as const],
  );
  const unchanged = {
    ConditionExpression: PRICE_STEPS.map((step) =>
      before[step] === undefined ? `attribute_not_exists(#${step})` : `#${step} = :${step}`,
    ).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(PRICE_STEPS.map((step) => [`#${step}`, step])),
    ...(values.length > 0 && { ExpressionAttributeValues: Object.fromEntries(values) }),
  };
  const TableName = tableName();
  const isEmpty = PRICE_STEPS.every((step) => after[step] === undefined);
  return [
    {
      write: isEmpty
        ? { Delete: { TableName, Key: key, ...unchanged } }
        : { Put: { TableName, Item: { ...key, type: 'ladder', ...after }, ...unchanged } },
      refusal: () => new PriceStepConflict(),
    },
  ];
}

/** The items that entries leave which were stored one by one, as the demo's. */
export function priceStepItems(entries: readonly StoredEntry[]): Item[] {
  const stepWrites = new Map<string, Item>();
  for (const entry of entries) {
    const claim = claimOf(entry);
    for (const key of claim?.keys ?? []) {
      const holders = PRICE_STEPS.filter((step) => claim?.steps[step]).map((step) => [step, entry.id]);
      stepWrites.set(nameOf(key), {
        ...key,
        type: 'ladder',
        ...Object.fromEntries(holders),
        ...stepWrites.get(nameOf(key)),
      });
    }
  }
  return [...stepWrites.values()].filter((item) => PRICE_STEPS.some((step) => step in item));
}

const keyOf = (competitionId: string, { fullName, birthdate }: Person) =>
  ladderKey(competitionId, skaterIdentity(fullName, birthdate));
const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

async function findStepHolders(keys: readonly Key[]): Promise<Map<string, StepHolders>> {
  const items = await getItems(keys, true);
  return new Map(items.map((item) => [`${String(item['pk'])} ${String(item['sk'])}`, stepHoldersIn(item)]));
}

function stepHoldersIn(item: Item): StepHolders {
  return Object.fromEntries(
    PRICE_STEPS.flatMap((step) => (typeof item[step] === 'string' ? [[step, item[step]]] : [])),
  );
}
