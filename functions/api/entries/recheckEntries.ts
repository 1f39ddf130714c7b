import { findCompetition } from '../../store/competitions/repository.ts';
import { getFormOfVersion } from '../../store/forms/getFormOfVersion.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { deliver } from '../../services/notifications/deliver.ts';
import { findingsWithNames } from '../../services/entries/views/findings.ts';
import { recheckAll } from '../../services/entries/eligibility/recheckAll.ts';
import { entriesOfCompetition } from '../../store/entries/lists.ts';

/** A page of entries is looked at in one call; who calls goes on with the cursor until there is none. */
export const recheckEntries: Handler<'recheckEntries'> = async ({ params, body, session, now }) => {
  const { competitionId } = params;
  const competition = await findCompetition(competitionId);
  if (!competition) throw new ApiError('NotFound');
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  const [form, page] = await Promise.all([
    getFormOfVersion(competition.formId, competition.formVersion),
    entriesOfCompetition({ competitionId, kind: body.kind, cursor: body.cursor }),
  ]);
  if (!form) throw new Error(`Competition ${competition.id} has no form`);
  const { rechecked, unanswered } = await recheckAll(page.entries, {
    competition,
    form,
    by: session.id,
    now,
  });
  await deliver(
    rechecked.flatMap(({ notification }) => notification ?? []),
    now,
  );
  const changed = rechecked.map(({ entry, added }) => ({
    ...entry,
    added,
    checks: findingsWithNames(entry),
  }));
  return { data: { checked: page.entries.length, unanswered, changed }, nextCursor: page.nextCursor };
};
