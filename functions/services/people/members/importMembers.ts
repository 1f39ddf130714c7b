import { fieldError, fieldErrorsOf } from '../../../../shared/contract/core/fieldMessages.ts';
import type { ImportedRow } from '../../../../shared/contract/people/importedRow.ts';
import { importedMember } from '../../../../shared/contract/people/members/memberships.ts';
import { applyImport } from '../../../../shared/domain/people/membership/importedMember.ts';
import { memberNumber } from '../../../../shared/domain/people/skaters/memberNumber.ts';
import {
  findMember,
  membersByNumber,
  nextVersion,
  storeMember,
  type StoredMember,
} from '../../../store/people/members/repository.ts';
import { changedFields, wrongRow } from '../importedRows.ts';
import { mapInParallel } from '../../../platform/runInParallel.ts';

interface ImportRow {
  readonly row: number;
  readonly member: Readonly<Record<string, unknown>>;
}

interface ImportOptions {
  readonly dryRun: boolean;
  readonly by: string;
  readonly at: Date;
}

/** Rows written at the same time: enough to use the table well, too few for it to throttle. */
const CONCURRENCY = 25;

/**
 * Imports rows of a registry's file and returns the outcome of each. A row without changes writes nothing,
 * so repeating an import costs reads alone.
 */
export async function importMembers(
  rows: readonly ImportRow[],
  options: ImportOptions,
): Promise<ImportedRow[]> {
  const numbered = rows.map((row) => ({ ...row, number: numberOf(row.member['number']) }));
  const known = await membersByNumber(numbered.flatMap(({ number }) => number ?? []));
  return mapInParallel(numbered, CONCURRENCY, (row) =>
    importRow(row, known.get(row.number ?? '') ?? null, options),
  );
}

const numberOf = (typed: unknown) => (typeof typed === 'string' ? memberNumber(typed) : null);

/** How often a row is tried again after a concurrent change of the same member. */
const ATTEMPTS = 5;

async function importRow(
  { row, member }: ImportRow,
  before: StoredMember | null,
  { dryRun, by, at }: ImportOptions,
): Promise<ImportedRow> {
  const read = importedMember.safeParse(member, { reportInput: true });
  if (!read.success) return wrongRow(row, fieldErrorsOf(read.error.issues));
  let known = before;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { member: merged, problems } = applyImport(known, read.data);
    if (!merged) {
      const errors = problems.map(({ field }) => fieldError(field, 'NotNull'));
      return wrongRow(row, errors);
    }
    const changed = known ? changedFields(known, merged, UNCOMPARED_FIELDS) : [];
    if (known && changed.length === 0) return { row, outcome: 'unchanged', changed, errors: [] };
    const outcome = known ? 'changed' : 'added';
    if (dryRun || (await storeMember(nextVersion(known, merged, { by, at }))))
      return { row, outcome, changed, errors: [] };
    known = await findMember(read.data.number);
  }
  return wrongRow(row, [fieldError('number', 'MustAvailable')]);
}

const UNCOMPARED_FIELDS = ['type', 'changedAt', 'changedBy', 'version'];
