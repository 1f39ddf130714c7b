import { fieldError, fieldErrorsOf } from '../../../../shared/contract/core/fieldMessages.ts';
import type { ImportedRow } from '../../../../shared/contract/people/importedRow.ts';
import { importedCoach, MAX_COACH_RINKS } from '../../../../shared/contract/people/coaches/coaches.ts';
import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import { CERTIFICATES } from '../../../../shared/contract/core/planningWords.ts';
import { coachDuplicates } from '../../../../shared/domain/people/coaches/coachDuplicates.ts';
import { nameOrder } from '../../../../shared/domain/core/nameOrder.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Session } from '../../../platform/http/session.ts';
import { coachesOfRink, coachOfNumber, currentCoach } from '../../../store/people/coaches/repository.ts';
import { newCoach, type StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import { allRinks } from '../../../store/people/rinks/repository.ts';
import { changedFields, wrongRow } from '../importedRows.ts';
import { keepsCoach } from './coachRights.ts';
import { storeCoach } from './saveCoach.ts';

type Row = ParsedRequest<'importCoaches'>['body']['rows'][number];
type CoachRow = ReturnType<typeof importedCoach.parse>;

interface ImportContext {
  readonly dryRun: boolean;
  readonly session: Session;
  readonly now: Date;
  /** The ids of rinks by id and by normalised name. */
  readonly rinkIds: ReadonlyMap<string, string>;
  /** The coaches that the earlier rows of the call save, by row. A preview has not stored them. */
  readonly saved: Map<number, StoredCoach>;
  /** For a row that names the coach of an earlier one, that row. */
  readonly sameAs: ReadonlyMap<number, number>;
}

/**
 * Imports rows of coaches, one after the other, and returns the outcome of each. A coach is known by the
 * professional number, else by the name at one of the row's rinks or as that of an earlier row (`coachDuplicates`). Nothing
 * known is removed: certificates and rinks are added. A head coach imports coaches of the own rink.
 */
export async function importCoaches(
  { dryRun, rows }: ParsedRequest<'importCoaches'>['body'],
  session: Session,
  now: Date,
): Promise<ImportedRow[]> {
  const rinks = await allRinks();
  const rinkIds = new Map(
    rinks.flatMap(({ id, name }) => [[id, id] as const, [nameOrder(name), id] as const]),
  );
  const context = { dryRun, session, now, rinkIds, saved: new Map(), sameAs: sameRows(rows, rinkIds) };
  const outcomes: ImportedRow[] = [];
  for (const row of rows) outcomes.push(await importRow(row, context));
  return outcomes;
}

function sameRows(rows: readonly Row[], rinkIds: ImportContext['rinkIds']): Map<number, number> {
  const listed = rows.flatMap(({ row, coach }) => {
    const { data } = importedCoach.safeParse(coach);
    return data
      ? [{ ...data, row, rinks: data.rinks.map((rink) => rinkIds.get(nameOrder(rink)) ?? rink) }]
      : [];
  });
  return new Map(coachDuplicates(listed).map(({ row, sameAs }) => [row, sameAs]));
}

async function importRow({ row, coach }: Row, context: ImportContext): Promise<ImportedRow> {
  const read = importedCoach.safeParse(coach, { reportInput: true });
  if (!read.success) return wrongRow(row, fieldErrorsOf(read.error.issues));
  const { dryRun, session, now, rinkIds, saved, sameAs } = context;
  const own = session.role === 'HEAD_COACH' && session.rinkId !== null ? [session.rinkId] : [];
  const found = read.data.rinks.map((typed) => rinkIds.get(typed) ?? rinkIds.get(nameOrder(typed)));
  if (found.includes(undefined)) return wrongRow(row, [fieldError('rinks', 'MustExist')]);
  const rinks = [...new Set([...found.flatMap((id) => id ?? []), ...own])];
  if (own.length > 0 && rinks.some((id) => !own.includes(id)))
    return wrongRow(row, [fieldError('rinks', 'MustEnabled')]);

  const earlier = saved.get(sameAs.get(row) ?? row);
  const before = earlier ?? (await knownCoach(read.data, rinks));
  // The coach of a number at another rink is not shown to this head coach.
  if (before && !keepsCoach(session, before))
    return wrongRow(row, [fieldError('professional', 'AlreadyExist')]);
  const after = importedInto(before, read.data, rinks, now);
  if (after.rinkIds.length > MAX_COACH_RINKS) return wrongRow(row, [fieldError('rinks', 'MustWithin')]);
  const changed = before ? changedFields(before, after) : [];
  const keep = (coach: StoredCoach) => saved.set(sameAs.get(row) ?? row, coach);
  if (before && changed.length === 0) {
    keep(before);
    return { row, outcome: 'unchanged', changed, errors: [] };
  }
  try {
    keep(dryRun ? after : await storeCoach(before, after, session.id, now));
    return { row, outcome: before ? 'changed' : 'added', changed, errors: [] };
  } catch (thrown) {
    // Somebody changed the coach at this moment, or took the number: the other rows go on.
    if (!(thrown instanceof ApiError)) throw thrown;
    return wrongRow(row, thrown.details.errors ?? [fieldError('professional', 'MustAvailable')]);
  }
}

async function knownCoach(
  { professional, name }: CoachRow,
  rinks: readonly string[],
): Promise<StoredCoach | null> {
  const numbered = professional ? await coachOfNumber(professional) : null;
  if (numbered) return numbered;
  const there = (await Promise.all(rinks.map((rinkId) => coachesOfRink(rinkId)))).flat();
  const same = there.find((coach) => nameOrder(coach.name) === nameOrder(name));
  const coach = same ? await currentCoach(same.coachId) : null;
  // Two coaches of one name have two numbers.
  return coach && professional && coach.professional !== null ? null : coach;
}

function importedInto(
  before: StoredCoach | null,
  { rinks: _rinks, certificates, ...fields }: CoachRow,
  rinks: readonly string[],
  now: Date,
): StoredCoach {
  const known = before ?? newCoach({ name: fields.name, state: 'confirmed' }, now);
  return {
    ...known,
    name: fields.name,
    professional: fields.professional ?? known.professional,
    email: fields.email ?? known.email,
    phone: fields.phone ?? known.phone,
    certificates: CERTIFICATES.flatMap((name) => {
      const listed = certificates.find(({ certificate }) => certificate === name);
      return listed ?? known.certificates.find(({ certificate }) => certificate === name) ?? [];
    }),
    rinkIds: [...new Set([...known.rinkIds, ...rinks])],
    state: 'confirmed',
  };
}
