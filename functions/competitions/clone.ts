import type { Form } from '../../shared/contract/forms.ts';
import { daysBetween, shiftedDates, shiftedLateFees } from '../../shared/domain/competitions/shiftedDates.ts';
import { wrongField } from '../http/apiError.ts';
import { keptOf } from './formSteps.ts';
import type { StoredCompetition, StoredDraft } from './repository.ts';

interface Clone {
  readonly startDate: string;
  readonly name: string;
  readonly ids: { readonly competition: string; readonly form: string };
  readonly now: Date;
}

/** The last day that the product knows (specification, section 9). */
const LAST_DAY = '2100-12-31';

/**
 * A draft like a competition and a form like its form, in another season. What was published for
 * the season before, its packet, is left out.
 * @throws {ApiError} ValidationFailed (startDate, MustValid) when it would end after the year 2100
 */
export function cloneOf(source: StoredCompetition, form: Form, { startDate, name, ids, now }: Clone) {
  const dates = shiftedDates(source, startDate);
  if (dates.endDate > LAST_DAY) throw wrongField('startDate', 'MustValid');
  const days = daysBetween(source.startDate, startDate);
  const cloned: Form = {
    ...form,
    ...shiftedLateFees(form, days, source.timeZone),
    id: ids.form,
    competitionId: ids.competition,
    version: 1,
  };
  const draft: StoredDraft = {
    ...source,
    ...dates,
    ...keptOf(cloned),
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
