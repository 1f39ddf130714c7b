import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { fieldErrorsOf } from '../../../../../shared/contract/core/fieldMessages.ts';
import {
  importedEntry,
  type ImportedEntryRow,
} from '../../../../../shared/contract/entering/entries/entryImports.ts';
import type { ParsedRequest } from '../../../../../shared/contract/types.ts';
import { entryDuplicates } from '../../../../../shared/domain/entering/entries/import/entryDuplicates.ts';
import { entryFieldError } from '../../../../../shared/domain/entering/entries/entryProblem.ts';
import { enteredEvents } from '../../../../../shared/domain/entering/entries/enteredEvents.ts';
import { ageOn } from '../../../../../shared/domain/core/dates/age.ts';
import { identityOf } from '../../../../store/entering/entries/people.ts';
import { knownBy } from '../../../../store/entering/duplicates/identities.ts';
import { findAliases } from '../../../../store/entering/duplicates/repository.ts';
import { ApiError } from '../../../../platform/errors/apiError.ts';
import type { Session } from '../../../../platform/http/session.ts';
import {
  getCompetition,
  type StoredCompetition,
} from '../../../../store/entering/competitions/repository.ts';
import { enteredEventIds } from '../../../../store/entering/entries/repository.ts';
import { getFormOfVersion } from '../../../../store/entering/forms/getFormOfVersion.ts';
import { previewForFamily, submitForFamily } from '../forFamilies/submitForFamily.ts';
import { INDIVIDUAL_ENTRY } from '../submit/newEntry.ts';

type ImportBody = ParsedRequest<'importEntries'>['body'];
type Row = ImportBody['rows'][number];
type ReadEntry = ReturnType<typeof importedEntry.parse>;

interface ImportContext extends Pick<ImportBody, 'dryRun' | 'importId' | 'reason'> {
  readonly competition: StoredCompetition;
  readonly form: Form;
  readonly session: Session;
  readonly now: Date;
}

/**
 * Enters the skaters of a part of a list, one after the other, each by the submit of an organiser. A skater
 * who is in an event already is not entered in it again, so repeating an import enters nobody twice; of rows that are
 * the same skater only the first is entered. Families are invited afterwards, once each.
 * @returns the outcome of each row
 * @throws {ApiError} NotFound for an unknown competition
 */
export async function importEntries(
  competitionId: string,
  { rows, ...options }: ImportBody,
  session: Session,
  now: Date,
): Promise<ImportedEntryRow[]> {
  const competition = await getCompetition(competitionId);
  const form = await getFormOfVersion(competition.formId, competition.formVersion);
  if (!form) throw new ApiError('NotFound');
  const read = rows.map((row) => ({
    ...row,
    entry: importedEntry.safeParse(row.entry, { reportInput: true }),
  }));
  const duplicates = duplicatesOf(read);
  const outcomes: ImportedEntryRow[] = [];
  for (const { row, entry } of read) {
    if (!entry.success) outcomes.push(wrongRow(row, fieldErrorsOf(entry.error.issues)));
    else
      outcomes.push(
        duplicates.get(row) ??
          (await importRow(row, entry.data, { ...options, competition, form, session, now })),
      );
  }
  return outcomes;
}

interface ReadRow extends Omit<Row, 'entry'> {
  readonly entry: ReturnType<typeof importedEntry.safeParse>;
}

/** The outcomes of the rows that are left out because an earlier one is the same skater. */
function duplicatesOf(rows: readonly ReadRow[]): Map<number, ImportedEntryRow> {
  const readable = rows.flatMap(({ row, isOther, entry }) =>
    entry.success ? [{ ...entry.data, row, isOther }] : [],
  );
  return new Map(
    entryDuplicates(readable).flatMap(({ row, sameAs, isLeftOut }) =>
      isLeftOut ? [[row, { row, outcome: 'double', entryId: null, sameAs, errors: [] }] as const] : [],
    ),
  );
}

async function importRow(row: number, entry: ReadEntry, context: ImportContext): Promise<ImportedEntryRow> {
  const { competition, dryRun, importId, session, now } = context;
  const { fullName, birthdate, event } = entry;
  const person = { fullName, birthdate };
  const aliases = await findAliases(competition.id, [person]);
  const entered = await enteredEventIds(competition.id, identityOf(knownBy(person, aliases)), event);
  const missing = event.filter((id) => !entered.has(id));
  if (missing.length === 0) return { row, outcome: 'already', entryId: null, errors: [] };

  const body = submitBody({ ...entry, event: missing }, context);
  const request = { body, session, now, invites: false, isPricedByServer: true };
  try {
    if (dryRun) {
      const preview = await previewForFamily(INDIVIDUAL_ENTRY, { ...request, idempotency: null });
      if ('problems' in preview) return wrongRow(row, preview.problems.map(entryFieldError));
      const outcome = preview.state === 'waiting' ? 'waiting' : 'entered';
      return { row, outcome, entryId: null, errors: [] };
    }
    const idempotency = `import-${importId}-${String(row)}`;
    const { id, state } = await submitForFamily(INDIVIDUAL_ENTRY, { ...request, idempotency });
    return { row, outcome: state === 'waiting' ? 'waiting' : 'entered', entryId: id, errors: [] };
  } catch (thrown) {
    // A wrong row does not stop the rows after it; anything else fails the part, which is sent again.
    const errors = thrown instanceof ApiError && thrown.code === 'ValidationFailed' && thrown.details.errors;
    if (!errors) throw thrown;
    return wrongRow(row, errors);
  }
}

/** The body of a submit; the server computes the total, and the prices are the form's. */
function submitBody(
  { coach, ...entry }: ReadEntry,
  { competition, form, reason }: ImportContext,
): ParsedRequest<'submitIndividualEntryForFamily'>['body'] {
  const [first] = enteredEvents(form, 'individual', entry.event) ?? [];
  const { firstEventPrice, secondEventPrice, additionalEventPrice } = form;
  return {
    ...entry,
    competitionId: competition.id,
    formId: form.id,
    format: first?.format ?? 'none',
    waiting: 'join',
    age: Math.max(0, ageOn(entry.birthdate, competition.startDate)),
    firstEventPrice,
    secondEventPrice,
    additionalEventPrice,
    totalPrice: 0,
    reason,
    newCoach: coach === null ? null : { name: coach, email: null },
    emergencyContact: null,
    emergencyPhone: null,
    medicalNote: null,
  };
}

const wrongRow = (row: number, errors: readonly ImportedEntryRow['errors'][number][]): ImportedEntryRow => ({
  row,
  outcome: 'wrong',
  entryId: null,
  errors: [...errors],
});
