import { ENTRY_KINDS } from '../../../shared/contract/competitions/forms.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { isErased } from '../../store/entries/people.ts';
import { entriesOfCompetition } from '../../store/entries/lists.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';

/** Entries read at once: a thousand entries are a handful of reads. */
const SIZE = 300;

/** Changes nothing: how many families would be written to if the first day moved now. */
export const previewMove: Handler<'previewMove'> = async ({ params: { competitionId } }) => {
  if (!(await findCompetition(competitionId))) throw new ApiError('NotFound');
  const families = new Set<string>();
  let entries = 0;
  for (const kind of ENTRY_KINDS) {
    let cursor: string | undefined;
    do {
      const page = await entriesOfCompetition({ competitionId, kind, cursor, size: SIZE });
      const affected = page.entries.filter((entry) => entry.state !== 'withdrawn' && !isErased(entry));
      for (const { accountId } of affected) families.add(accountId);
      entries += affected.length;
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
  return { data: { families: families.size, entries } };
};
