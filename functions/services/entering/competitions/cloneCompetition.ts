import { ulid } from 'ulidx';
import type { CompetitionDraft } from '../../../../shared/contract/entering/competitions/competitionDraft.ts';
import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { cloneName } from '../../../../shared/domain/entering/competitions/cloneName.ts';
import { shiftDates, shiftLateFees } from '../../../../shared/domain/entering/competitions/shiftDates.ts';
import { shiftSurfaces } from '../../../../shared/domain/entering/onIce/iceDays.ts';
import { daysBetween } from '../../../../shared/domain/core/dates/days.ts';
import { wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import {
  getCompetition,
  type StoredCompetition,
  type StoredCompetitionDraft,
} from '../../../store/entering/competitions/repository.ts';
import { draftWithRink } from '../../../store/entering/competitions/withRinks.ts';
import { findForm } from '../../../store/entering/forms/repository.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import { judgingRulesOf } from '../../../store/entering/judgingRules/repository.ts';
import { formSummary } from './competitionWrites.ts';
import { copyForm } from './copyForm.ts';
import { createClone } from './storedDrafts.ts';

/**
 * Creates a draft from another competition, with its form, prices, ice and judging rules, and its dates shifted.
 * @throws {ApiError} NotFound; ValidationFailed (startDate, MustValid) if a shifted date is out of the calendar
 */
export async function cloneCompetition(request: Request<'cloneCompetition'>): Promise<CompetitionDraft> {
  const { params, body, session, now } = request;
  const source = await getCompetition(params.competitionId);
  const [form, stored, judging] = await Promise.all([
    findForm(source.formId),
    findIce(source.id),
    judgingRulesOf(source.id),
  ]);
  if (!form) throw new Error(`Competition ${source.id} has no form ${source.formId}`);

  const { startDate } = body;
  const name = body.name ?? cloneName(source.name, source.startDate, startDate);
  const ids = { competition: ulid(now.getTime()), form: ulid(now.getTime()) };
  const clone = buildClone(source, form, { startDate, name, ids, now });
  const days = daysBetween(source.startDate, startDate);
  const ice = stored && {
    ...stored,
    competitionId: ids.competition,
    surfaces: shiftSurfaces(stored.surfaces, days),
    version: 1,
  };
  // Events keep their ids in the copied form, so rules that name events stay valid.
  const rules = judging.version === 0 ? null : judging.rules;
  await createClone({ ...clone, source, ice, rules }, { by: session.id, at: now });
  return draftWithRink(clone.draft);
}

interface CloneOptions {
  readonly startDate: string;
  readonly name: string;
  readonly ids: { readonly competition: string; readonly form: string };
  readonly now: Date;
}

/** The specification's years (section 9); days and instants both begin with theirs. */
const isWithinCalendar = (moment: string) => moment >= '1900' && moment < '2101';

/** The packet is left out: it was published for the earlier season. */
function buildClone(
  source: StoredCompetition,
  form: Form,
  { startDate, name, ids, now }: CloneOptions,
): { draft: StoredCompetitionDraft; form: Form } {
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
  const cloned = copyForm({ ...form, ...late }, { id: ids.form, competitionId: ids.competition });
  const draft: StoredCompetitionDraft = {
    ...source,
    ...dates,
    ...formSummary(cloned),
    id: ids.competition,
    name,
    formId: cloned.id,
    packet: null,
    correctionWindow: null,
    state: 'draft',
    changedAt: now.toISOString(),
    version: 1,
  };
  return { draft, form: cloned };
}
