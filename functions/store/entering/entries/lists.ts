import * as z from 'zod/mini';
import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import { dueIndex, entriesIndex, homeRinksPartition, kindPrefix, nameIndex, rinkIndex } from '../../keys.ts';
import { GSI3, GSI1, GSI2 } from '../../../platform/table/key.ts';
import { queryPage } from '../../../platform/table/page.ts';
import { queryAll, type QueryInput } from '../../../platform/table/read.ts';
import type { PageOfEntries } from './repository.ts';
import { storedEntry } from './storedEntry.ts';

interface Order {
  /** Finds the names that begin with it. */
  readonly search?: string | undefined;
  /** By name, `-name` downwards. */
  readonly order?: 'name' | '-name' | undefined;
  readonly cursor: string | undefined;
  /** Entries of a page; 50 without it. */
  readonly size?: number | undefined;
}

export interface List extends Order {
  readonly competitionId: string;
  readonly kind: EntryKind;
}

/** A competition's entries of a kind by name; a search finds the names that begin with it. */
export async function entriesOfCompetition({ competitionId, kind, ...order }: List): Promise<PageOfEntries> {
  return entryPageOf(
    { IndexName: GSI1, KeyConditionExpression: 'gsi1pk = :list' },
    { list: entriesIndex(competitionId, kind), sk: 'gsi1sk', begins: sortKeyPrefix(order) },
    order,
  );
}

interface IndexList extends Order {
  readonly competitionId: string;
  /** Without it, all kinds one after the other; a search needs it. */
  readonly kind: EntryKind | undefined;
}

/**
 * A page of the entries of a competition from one rink, by kind and name.
 * @param rink as `rinkIdentity` gives it; '' for erased entries
 */
export async function entriesOfRink({
  competitionId,
  rink,
  kind,
  ...order
}: IndexList & { readonly rink: string }): Promise<PageOfEntries> {
  return entryPageOf(
    { IndexName: GSI2, KeyConditionExpression: 'gsi2pk = :list' },
    { list: rinkIndex(competitionId, rink), sk: 'gsi2sk', begins: sortKeyPrefix(order, kind) },
    order,
  );
}

/** A page of the entries of a competition whose balance is not zero, by kind and name. */
export async function entriesWithBalance({
  competitionId,
  kind,
  ...order
}: IndexList): Promise<PageOfEntries> {
  return entryPageOf(
    { IndexName: GSI3, KeyConditionExpression: 'gsi3pk = :list' },
    { list: dueIndex(competitionId), sk: 'gsi3sk', begins: sortKeyPrefix(order, kind) },
    order,
  );
}

const homeRink = z.object({
  /** As `rinkIdentity` says it. */
  identity: z.string(),
  name: z.string(),
  /** Null where it is not a registered one. */
  rinkId: z.nullable(z.string()),
});

export type HomeRinkCount = z.output<typeof homeRink>;

/**
 * The home rinks of a competition's entries, by name, for `entriesOfRink`. A rink stays listed when its
 * last entry has left.
 */
export async function homeRinksOf(competitionId: string): Promise<HomeRinkCount[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :rinks',
    ExpressionAttributeValues: { ':rinks': homeRinksPartition(competitionId) },
  });
  return items
    .map((item) => homeRink.parse(item))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function sortKeyPrefix({ search }: Order, kind?: EntryKind): string {
  return `${kind ? kindPrefix(kind) : ''}${search ? nameIndex(search) : ''}`;
}

async function entryPageOf(
  query: QueryInput & { readonly KeyConditionExpression: string },
  { list, sk, begins }: { readonly list: string; readonly sk: string; readonly begins: string },
  { order, cursor, size }: Order,
): Promise<PageOfEntries> {
  const page = await queryPage(
    {
      ...query,
      KeyConditionExpression: `${query.KeyConditionExpression}${begins ? ` AND begins_with(${sk}, :begins)` : ''}`,
      ExpressionAttributeValues: { ':list': list, ...(begins && { ':begins': begins }) },
      ScanIndexForward: order !== '-name',
      ...(size !== undefined && { Limit: size }),
    },
    cursor,
  );
  return { entries: page.items.map((item) => storedEntry.parse(item)), nextCursor: page.nextCursor };
}
