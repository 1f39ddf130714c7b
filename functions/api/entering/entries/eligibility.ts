import type { Handler } from '../../../platform/http/requestContext.ts';
import { attestLevel } from '../../../services/entering/entries/eligibility/attestLevel.ts';
import { recheckPage } from '../../../services/entering/entries/eligibility/recheckEntries.ts';
import { saveVerifications } from '../../../services/entering/entries/eligibility/saveVerifications.ts';
import { findingsWithNames } from '../../../services/entering/entries/views/findings.ts';

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

export const vouchLevel: Handler<'vouchLevel'> = async ({ params, body, session, now }) => ({
  data: await attestLevel(params, body, session, now),
});

export const verifyEntries: Handler<'verifyEntries'> = async ({ params, body, session, now }) => ({
  data: await saveVerifications(params.competitionId, body, session, now),
});
