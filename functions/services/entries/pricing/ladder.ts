import {
  freeForOne,
  freeSteps,
  STEPS,
  WHOLE_LADDER,
  type LadderSteps,
} from '../../../../shared/domain/fees/ladder.ts';
import { skaterIdentity } from '../../../../shared/domain/skaters/nameOrder.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { ladderKey } from '../../../store/keys.ts';
import type { Key } from '../../../platform/table/key.ts';
import { getItems, tableName, type Item } from '../../../platform/table/read.ts';
import { transact, type Step } from '../../../platform/table/transaction.ts';
import { isForgotten } from '../../../store/entries/entryIndexKeys.ts';
import { LadderTaken } from './pricedAgain.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/** Which entry has which step of a skater's ladder was changed between reading and writing. */
class LadderChanged extends Error {}

interface Person {
  readonly fullName: string;
  readonly birthdate: string;
}

/** By the id of the entry that has each step. */
type Holders = Readonly<Partial<Record<(typeof STEPS)[number], string>>>;

/**
 * The steps that are free for a new entry of these people, or for one of theirs to grow; null where its
 * prices are its own, as a team's are and a couple's unless its form says otherwise.
 */
export async function freeLadder(
  competitionId: string,
  people: readonly Person[],
  own: string | null = null,
): Promise<LadderSteps> {
  const ladders = await laddersOf(people.map((person) => keyOf(competitionId, person)));
  const free = people.map((person) => {
    const holders = ladders.get(nameOf(keyOf(competitionId, person))) ?? {};
    return freeSteps(STEPS.map((step) => heldByOthers(holders, step, own)));
  });
  return people.length === 0 ? WHOLE_LADDER : freeForOne(free);
}

function heldByOthers(holders: Holders, step: (typeof STEPS)[number], own: string | null) {
  const isHeld = holders[step] !== undefined && holders[step] !== own;
  return { first: isHeld && step === 'first', second: isHeld && step === 'second' };
}

/** Who skates in an entry, as far as a ladder is theirs; a partner who has declined does not. */
export function ladderPeople(entry: StoredEntry): Person[] {
  if (entry.kind === 'team') return [];
  const partner = entry.kind === 'dance' && entry.partner?.state !== 'declined' ? entry.partner : null;
  return partner ? [entry.skater, partner] : [entry.skater];
}

/** Tries of a write whose ladder others change meanwhile. */
const TRIES = 6;

/**
 * Writes steps together with those that say which steps of their ladders the entry's skaters hold by it. A
 * step that the entry did not have before must be free for one of them; all else is noted where it is free.
 * @throws {LadderTaken} where it is not, nothing written
 * @throws {ApiError} Busy
 */
export async function transactWithLadders(
  before: StoredEntry | null,
  after: StoredEntry,
  steps: (ladders: readonly Step[]) => readonly Step[],
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await transact(steps(await ladderSteps(before, after)));
    } catch (error) {
      if (!(error instanceof LadderChanged)) throw error;
      if (tries === TRIES) throw new ApiError('Busy');
    }
  }
}

async function ladderSteps(before: StoredEntry | null, after: StoredEntry): Promise<Step[]> {
  const [had, has] = [before && claimOf(before), claimOf(after)];
  if (JSON.stringify(had) === JSON.stringify(has) || (!had && !has)) return [];
  const keys = [
    ...new Map([...(had?.keys ?? []), ...(has?.keys ?? [])].map((key) => [nameOf(key), key])).values(),
  ];
  const ladders = await laddersOf(keys);
  const next = new Map(
    keys.map((key) => [nameOf(key), nextHolders(after.id, ladders.get(nameOf(key)) ?? {}, has, key)]),
  );
  const isMissing = STEPS.some((step) => {
    const isNew = has?.steps[step] && !had?.steps[step];
    return isNew && !has.keys.some((key) => next.get(nameOf(key))?.[step] === after.id);
  });
  if (isMissing) throw new LadderTaken();
  return keys.flatMap((key) => writeOf(key, ladders.get(nameOf(key)) ?? {}, next.get(nameOf(key)) ?? {}));
}

/** What an entry holds, and of whose ladders; null where it holds nothing. */
function claimOf(entry: StoredEntry): { readonly steps: LadderSteps; readonly keys: readonly Key[] } | null {
  const steps = entry.pricing?.steps;
  if (!steps || entry.state === 'withdrawn' || isForgotten(entry)) return null;
  return { steps, keys: ladderPeople(entry).map((person) => keyOf(entry.competitionId, person)) };
}

function nextHolders(
  entryId: string,
  holders: Holders,
  claim: ReturnType<typeof claimOf>,
  key: Key,
): Holders {
  const isIn = claim?.keys.some((one) => nameOf(one) === nameOf(key)) ?? false;
  const next = STEPS.flatMap((step) => {
    const holder = holders[step];
    const wants = isIn && (claim?.steps[step] ?? false);
    if (holder !== undefined && holder !== entryId) return [[step, holder] as const];
    return wants ? [[step, entryId] as const] : [];
  });
  return Object.fromEntries(next);
}

function writeOf(key: Key, before: Holders, after: Holders): Step[] {
  if (STEPS.every((step) => before[step] === after[step])) return [];
  const values = STEPS.flatMap((step) =>
    before[step] === undefined ? [] : [[`:${step}`, before[step]] as const],
  );
  const unchanged = {
    ConditionExpression: STEPS.map((step) =>
      before[step] === undefined ? `attribute_not_exists(#${step})` : `#${step} = :${step}`,
    ).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(STEPS.map((step) => [`#${step}`, step])),
    ...(values.length > 0 && { ExpressionAttributeValues: Object.fromEntries(values) }),
  };
  const TableName = tableName();
  const isEmpty = STEPS.every((step) => after[step] === undefined);
  return [
    {
      write: isEmpty
        ? { Delete: { TableName, Key: key, ...unchanged } }
        : { Put: { TableName, Item: { ...key, type: 'ladder', ...after }, ...unchanged } },
      refusal: () => new LadderChanged(),
    },
  ];
}

/** The items that entries leave which were stored one by one, as the demo's. */
export function ladderItems(entries: readonly StoredEntry[]): Item[] {
  const ladders = new Map<string, Item>();
  for (const entry of entries) {
    const claim = claimOf(entry);
    for (const key of claim?.keys ?? []) {
      const holders = STEPS.filter((step) => claim?.steps[step]).map((step) => [step, entry.id]);
      ladders.set(nameOf(key), {
        ...key,
        type: 'ladder',
        ...Object.fromEntries(holders),
        ...ladders.get(nameOf(key)),
      });
    }
  }
  return [...ladders.values()].filter((item) => STEPS.some((step) => step in item));
}

const keyOf = (competitionId: string, { fullName, birthdate }: Person) =>
  ladderKey(competitionId, skaterIdentity(fullName, birthdate));
const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

async function laddersOf(keys: readonly Key[]): Promise<Map<string, Holders>> {
  const items = await getItems(keys, true);
  return new Map(items.map((item) => [`${String(item['pk'])} ${String(item['sk'])}`, holdersOf(item)]));
}

function holdersOf(item: Item): Holders {
  return Object.fromEntries(
    STEPS.flatMap((step) => (typeof item[step] === 'string' ? [[step, item[step]]] : [])),
  );
}
