import type { EntryKind } from '../../shared/contract/forms.ts';
import type { ParsedRequest } from '../../shared/contract/types.ts';
import { findCompetition } from '../competitions/repository.ts';
import { ApiError } from '../http/apiError.ts';
import { dueEntries, entriesOfCompetition, entriesOfRink } from './indexedEntries.ts';
import type { StoredEntry } from './storedEntry.ts';

type List = Pick<ParsedRequest<'listSkaters'>, 'params' | 'query'>;

/**
 * One page of a competition's entries of a kind: all, those from a rink, or those that are due.
 * @throws {ApiError} NotFound when there is no such competition
 */
export async function entryPage<Kind extends EntryKind>(kind: Kind, list: List) {
  const [competition, page] = await Promise.all([
    findCompetition(list.params.competitionId),
    pageOf(kind, list),
  ]);
  if (!competition) throw new ApiError('NotFound');
  const entries = page.entries.filter((entry): entry is StoredEntry & { kind: Kind } => entry.kind === kind);
  return { entries, nextCursor: page.nextCursor };
}

function pageOf(kind: EntryKind, { params, query }: List) {
  const { rink, due, size, ...order } = query;
  const asked = { ...params, ...order, kind, cursor: order.cursor, ...(size && { size: Number(size) }) };
  if (rink !== undefined) return entriesOfRink({ ...asked, rink });
  return due === undefined ? entriesOfCompetition(asked) : dueEntries(asked);
}
