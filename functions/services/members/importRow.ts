import { importedMember, type ImportedRow } from '../../../shared/contract/members/memberships.ts';
import { fieldError, fieldErrorsOf } from '../../../shared/contract/core/fieldMessages.ts';
import { changesBetween } from '../../../shared/domain/history/changesBetween.ts';
import { applyImport } from '../../../shared/domain/membership/importedMember.ts';
import { findMember, storeMember } from '../../store/members/repository.ts';
import { nextVersion, type StoredMember } from '../../store/members/storedMember.ts';

interface ImportRow {
  readonly row: number;
  readonly member: Readonly<Record<string, unknown>>;
}

interface ImportOptions {
  readonly dryRun: boolean;
  readonly by: string;
  readonly at: Date;
}

/** How often a row begins again because somebody changed the same member meanwhile. */
const ATTEMPTS = 5;

const UNCOMPARED_FIELDS = ['type', 'changedAt', 'changedBy', 'version'];

/**
 * What becomes of one row: `before` is the member as it was read for all rows at once. A row that says
 * what is known already writes nothing, so that a repeated import costs reads alone.
 */
export async function importRow(
  { row, member }: ImportRow,
  before: StoredMember | null,
  { dryRun, by, at }: ImportOptions,
): Promise<ImportedRow> {
  const read = importedMember.safeParse(member, { reportInput: true });
  if (!read.success) return invalidRow(row, fieldErrorsOf(read.error.issues));
  let known = before;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { member: merged, problems } = applyImport(known, read.data);
    if (!merged)
      return invalidRow(
        row,
        problems.map(({ field }) => fieldError(field, 'NotNull')),
      );
    const changed = known ? changedFields(known, merged) : [];
    if (known && changed.length === 0) return { row, outcome: 'unchanged', changed, errors: [] };
    const outcome = known ? 'changed' : 'added';
    if (dryRun || (await storeMember(nextVersion(known, merged, { by, at })))) {
      return { row, outcome, changed, errors: [] };
    }
    known = await findMember(read.data.number);
  }
  return invalidRow(row, [fieldError('number', 'MustAvailable')]);
}

function changedFields(known: StoredMember, merged: object): string[] {
  const changes = changesBetween(known, { ...merged }, UNCOMPARED_FIELDS);
  return [...new Set(changes.map(({ path }) => path[0] ?? ''))];
}

function invalidRow(row: number, errors: ImportedRow['errors']): ImportedRow {
  return { row, outcome: 'wrong', changed: [], errors: [...errors] };
}
