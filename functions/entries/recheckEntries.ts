import { findCompetition } from '../competitions/repository.ts';
import { formOfVersion } from '../forms/formOfVersion.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { sendNotices } from '../notices/sendNotices.ts';
import { namedChecks } from './namedChecks.ts';
import { recheckEntry, type Rechecked } from './recheckEntry.ts';
import { entriesOfCompetition } from './indexedEntries.ts';

/** Of a page's entries so many are looked at together: each asks the registry and its family's entries. */
const AT_ONCE = 10;

/** A page of entries is looked at in one call; who calls goes on with the cursor until there is none. */
export const recheckEntries: Handler<'recheckEntries'> = async ({ params, body, session, now }) => {
  const { competitionId } = params;
  const competition = await findCompetition(competitionId);
  if (!competition) throw new ApiError('NotFound');
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  const [form, page] = await Promise.all([
    formOfVersion(competition.formId, competition.formVersion),
    entriesOfCompetition({ competitionId, kind: body.kind, cursor: body.cursor }),
  ]);
  if (!form) throw new Error(`Competition ${competition.id} has no form`);
  const rechecked: Rechecked[] = [];
  for (let start = 0; start < page.entries.length; start += AT_ONCE) {
    const some = page.entries.slice(start, start + AT_ONCE);
    const looked = { competition, form, by: session.id, now };
    const found = await Promise.all(some.map((entry) => recheckEntry(entry, looked)));
    rechecked.push(...found.filter((one) => one !== null));
  }
  await sendNotices(
    rechecked.flatMap(({ news }) => news ?? []),
    now,
  );
  const changed = rechecked.map(({ entry, added }) => ({
    ...entry,
    added,
    checks: namedChecks(entry),
  }));
  return { data: { checked: page.entries.length, changed }, nextCursor: page.nextCursor };
};
