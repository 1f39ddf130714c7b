import type { EntryKind } from '../../../../shared/contract/competitions/forms.ts';
import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import { balanceDue } from '../../../../shared/domain/payments/paymentState.ts';
import { findCompetition } from '../../../store/competitions/repository.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Session } from '../../../platform/http/session.ts';
import { withSharedNumbers } from './findings.ts';
import { isErased } from '../../../store/entries/people.ts';
import { entriesWithBalance, entriesOfCompetition, entriesOfRink } from '../../../store/entries/lists.ts';
import type { EntryPage } from '../../../store/entries/repository.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

interface List extends Pick<ParsedRequest<'listSkaters'>, 'params' | 'query'> {
  readonly session: Session;
}

/**
 * A page of a competition's entries of a kind: all, those of a rink, or those with a balance. For head coaches,
 * a page of entries with a balance may have fewer rows than fit and still lead to another page.
 * @throws {ApiError} NotFound when there is no such competition
 */
export async function entryPage<Kind extends EntryKind>(kind: Kind, list: List) {
  const [competition, page] = await Promise.all([
    findCompetition(list.params.competitionId),
    pageOf(kind, list),
  ]);
  if (!competition) throw new ApiError('NotFound');
  const entries = page.entries.filter((entry): entry is StoredEntry & { kind: Kind } => entry.kind === kind);
  return {
    entries: await withSharedNumbers(entries, competition, list.session),
    nextCursor: page.nextCursor,
  };
}

async function pageOf(kind: EntryKind, { params, query, session }: List): Promise<EntryPage> {
  const { rink, due, size, ...order } = query;
  const filters = { ...params, ...order, kind, cursor: order.cursor, ...(size && { size: Number(size) }) };
  if (rink !== undefined) return entriesOfRink({ ...filters, rink });
  if (due === undefined) return entriesOfCompetition(filters);
  if (session.role !== 'HEAD_COACH') return entriesWithBalance(filters);
  // A coach may only see balances of the own rink.
  const page = await entriesOfRink({ ...filters, rink: session.rinkId ?? '' });
  return { ...page, entries: page.entries.filter((entry) => !isErased(entry) && balanceDue(entry) !== 0) };
}
