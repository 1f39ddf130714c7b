import type { ImportedRow } from '../../../shared/contract/members/memberships.ts';
import { memberNumber } from '../../../shared/domain/skaters/memberNumber.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { importRow } from '../../services/members/importRow.ts';
import { membersByNumber } from '../../store/members/repository.ts';

/** Enough to keep the table busy, few enough not to be throttled by it. */
const CONCURRENCY = 25;

export const importMemberships: Handler<'importMemberships'> = async ({ body, session, now }) => {
  const numbered = body.rows.map((row) => ({ ...row, number: numberOf(row.member['number']) }));
  const known = await membersByNumber(numbered.flatMap(({ number }) => number ?? []));
  const results: ImportedRow[] = [];
  for (let start = 0; start < numbered.length; start += CONCURRENCY) {
    const some = numbered.slice(start, start + CONCURRENCY);
    const become = { dryRun: body.dryRun, by: session.id, at: now };
    results.push(
      ...(await Promise.all(some.map((row) => importRow(row, known.get(row.number ?? '') ?? null, become)))),
    );
  }
  return { data: results };
};

const numberOf = (typed: unknown) => (typeof typed === 'string' ? memberNumber(typed) : null);
