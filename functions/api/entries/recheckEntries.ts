import type { Handler } from '../../platform/http/requestContext.ts';
import { recheckPage } from '../../services/entries/eligibility/recheckEntries.ts';
import { findingsWithNames } from '../../services/entries/views/findings.ts';

export const recheckEntries: Handler<'recheckEntries'> = async ({ params, body, session, now }) => {
  const { competitionId } = params;
  const { kind, cursor } = body;
  const page = await recheckPage({ competitionId, kind, cursor, by: session.id, now });
  const { count: checked, unanswered, rechecked, nextCursor } = page;
  const changed = rechecked.map(({ entry, added }) => ({
    ...entry,
    added,
    checks: findingsWithNames(entry),
  }));
  return { data: { checked, unanswered, changed }, nextCursor };
};
