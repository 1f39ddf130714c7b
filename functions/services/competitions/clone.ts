import type { Form } from '../../../shared/contract/competitions/forms.ts';
import { shiftDates, shiftLateFees } from '../../../shared/domain/competitions/shiftDates.ts';
import { daysBetween } from '../../../shared/domain/registration/shiftedDays.ts';
import { wrongField } from '../../platform/errors/apiError.ts';
import { formSummary } from './formWrites.ts';
import type { StoredCompetition, StoredDraft } from '../../store/competitions/repository.ts';

interface CloneOptions {
  readonly startDate: string;
  readonly name: string;
  readonly ids: { readonly competition: string; readonly form: string };
  readonly now: Date;
}

/** The years that the product knows (specification, section 9): days and instants begin with theirs. */
const isWithinCalendar = (moment: string) => moment >= '1900' && moment < '2101';

/**
 * A draft like a competition and a form like its form, in another season. What was published for
 * the season before, its packet, is left out.
 * @throws {ApiError} ValidationFailed (startDate, MustValid) when any of its dates would be before the year
 * 1900 or after 2100: a draft that says so could not be saved
 */
export function buildClone(
  source: StoredCompetition,
  form: Form,
  { startDate, name, ids, now }: CloneOptions,
) {
  const dates = shiftDates(source, startDate);
  const days = daysBetween(source.startDate, startDate);
  const late = shiftLateFees(form, days, source.timeZone);
  const { refunds, eligibility, ...single } = dates;
  const moments = [
    ...Object.values(single),
    ...refunds.map(({ until }) => until),
    eligibility.testDeadline,
    eligibility.rinkDeadline,
    ...(late.lateFees ?? []).map(({ from }) => from),
  ];
  if (!moments.every((moment) => moment === null || isWithinCalendar(moment))) {
    throw wrongField('startDate', 'MustValid');
  }
  const cloned: Form = {
    ...form,
    ...late,
    id: ids.form,
    competitionId: ids.competition,
    version: 1,
  };
  const draft: StoredDraft = {
    ...source,
    ...dates,
    ...formSummary(cloned),
    id: ids.competition,
    name,
    formId: cloned.id,
    packet: null,
    state: 'draft',
    changedAt: now.toISOString(),
    version: 1,
  };
  return { draft, form: cloned };
}
