import type { EntryKind } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { ParsedRequest } from '../../../../../shared/contract/types.ts';
import { balanceDue } from '../../../../../shared/domain/entering/balance/paymentState.ts';
import { withWaiverVersion } from '../../../../../shared/domain/people/consent/waiverVersion.ts';
import {
  competitionsById,
  type StoredCompetition,
} from '../../../../store/entering/competitions/repository.ts';
import { ApiError } from '../../../../platform/errors/apiError.ts';
import type { Session } from '../../../../platform/http/session.ts';
import { withSharedNumbers } from './findings.ts';
import { isErased } from '../../../../store/entering/entries/people.ts';
import type { StoredListedEntry } from '../../../../store/entering/entries/listedEntry.ts';
import { listRows, type PageOfRows } from '../../../../store/entering/entries/listRows.ts';
import {
  entriesWithBalance,
  entriesOfCompetition,
  entriesOfRink,
} from '../../../../store/entering/entries/lists.ts';

interface List extends Pick<ParsedRequest<'listSkaters'>, 'params' | 'query'> {
  readonly session: Session;
}

/**
 * A page of a competition's entries of a kind: all, those of a rink, or those with a balance. For head coaches,
 * a page of entries with a balance may have fewer rows than fit and still lead to another page.
 * @throws {ApiError} NotFound when there is no such competition
 */
export async function entryPage<Kind extends EntryKind>(kind: Kind, list: List) {
  const { competitionId } = list.params;
  const competition = (await competitionsById([competitionId])).get(competitionId);
  if (!competition) throw new ApiError('NotFound');
  const page = await pageOf(kind, list, competition);
  const entries = page.entries.filter(
    (entry): entry is StoredListedEntry & { kind: Kind } => entry.kind === kind,
  );
  return {
    entries: await withSharedNumbers(entries.map(inVersion(competition)), competition, list.session),
    nextCursor: page.nextCursor,
  };
}

const inVersion =
  ({ waiver }: StoredCompetition) =>
  <Entry extends StoredListedEntry>(entry: Entry): Entry =>
    entry.consents ? { ...entry, consents: withWaiverVersion(entry.consents, waiver) } : entry;

async function pageOf(
  kind: EntryKind,
  { params, query, session }: List,
  { entryRows }: StoredCompetition,
): Promise<PageOfRows> {
  const { rink, due, size, ...order } = query;
  const filters = { ...params, ...order, kind, cursor: order.cursor, ...(size && { size: Number(size) }) };
  if (rink !== undefined) return entriesOfRink({ ...filters, rink });
  if (due === undefined) return entryRows ? listRows(filters) : entriesOfCompetition(filters);
  if (session.role !== 'HEAD_COACH') return entriesWithBalance(filters);
  // A coach may only see balances of the own rink.
  const page = await entriesOfRink({ ...filters, rink: session.rinkId ?? '' });
  return { ...page, entries: page.entries.filter((entry) => !isErased(entry) && balanceDue(entry) !== 0) };
}
