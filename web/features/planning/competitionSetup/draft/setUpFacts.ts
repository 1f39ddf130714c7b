import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import type {
  SetUpFacts,
  SetUpForm,
} from '../../../../../shared/domain/entering/competitions/setUp/setupFacts.ts';
import { ownOnIce } from '../../../../../shared/domain/entering/forms/ownOnIce.ts';
import { formRequest, type FormBuilderValues } from '../../../entering/formBuilder/index.ts';
import { type CompetitionValues, draftRequest } from '../competitionValues.ts';

/** The typed values as facts for the publishing rules. */
export function setUpFacts(
  values: CompetitionValues,
  formValues: FormBuilderValues,
  rinks: readonly Rink[],
): SetUpFacts {
  const form = formOf(formValues);
  const known = draftRequest(values, form.formats.length === 0 ? null : 'typed');
  return {
    competition: { ...known } as SetUpFacts['competition'],
    form: form.formats.length === 0 ? null : form,
    rink: rinks.find(({ id }) => id === values.ring) ?? null,
  };
}

/** An untyped price counts as 0. */
function formOf(values: FormBuilderValues): SetUpForm {
  const { teamPrice = null, ...body } = formRequest(values, { name: 'Entry form', competitionId: null });
  return {
    formats: body.formats.map(({ format, entry, iceMinutes = null, price = null, events, ...onIce }) => ({
      format,
      entry,
      ...ownOnIce(onIce),
      iceMinutes,
      price,
      events: events.map(({ level, seconds, capacity = null, price: own = null, ...ofEvent }) => ({
        ...ownOnIce(ofEvent),
        level,
        seconds,
        capacity,
        price: own,
      })),
    })),
    firstEventPrice: values.firstEventPrice ?? 0,
    secondEventPrice: values.secondEventPrice ?? 0,
    additionalEventPrice: values.additionalEventPrice ?? 0,
    teamPrice,
    familyCap: values.familyCap,
  };
}
