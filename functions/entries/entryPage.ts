import type { EntryKind } from '../../shared/contract/forms.ts';
import type { ParsedRequest } from '../../shared/contract/types.ts';
import { findCompetition } from '../competitions/repository.ts';
import { ApiError } from '../http/apiError.ts';
import { entriesOfCompetition } from './repository.ts';
import type { StoredEntry } from './storedEntry.ts';

type List = Pick<ParsedRequest<'listSkaters'>, 'params' | 'query'>;

/**
 * One page of a competition's entries of a kind.
 * @throws {ApiError} NotFound when there is no such competition
 */
export async function entryPage<Kind extends EntryKind>(kind: Kind, { params, query }: List) {
  const { competitionId } = params;
  const [competition, page] = await Promise.all([
    findCompetition(competitionId),
    entriesOfCompetition({
      competitionId,
      kind,
      search: query.search,
      order: query.order,
      cursor: query.cursor,
    }),
  ]);
  if (!competition) throw new ApiError('NotFound');
  const entries = page.entries.filter((entry): entry is StoredEntry & { kind: Kind } => entry.kind === kind);
  return { entries, nextCursor: page.nextCursor };
}
