import { useFormState, useWatch } from 'react-hook-form';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { fieldMessage } from '../../../../../shared/contract/core/fieldMessages.ts';
import { publishingProblems } from '../../../../../shared/domain/entering/competitions/publishingProblems.ts';
import type {
  PublishingProblem,
  SetupWarning,
  SetUpFacts,
  SetUpForm,
} from '../../../../../shared/domain/entering/competitions/setUp/setupFacts.ts';
import { type FormBuilderValues, formRequest } from '../../../entering/formBuilder/index.ts';
import { listErrors } from '../../../../forms/listErrors.ts';
import type { ContractForm } from '../../../../forms/useContractForm.ts';
import { usePresent } from '../../../../ui/now.ts';
import { type CompetitionValues, draftRequest } from '../competitionValues.ts';
import { stepOfField, type SetupStepName } from './steps.ts';
import { onIceOverrides } from '../../../../../shared/domain/entering/forms/onIceOverrides.ts';

/** A problem to fix before publishing, and its field on the page. */
export interface SetupFix {
  readonly step: SetupStepName;
  readonly field: string;
  readonly message: string;
}

export interface SetupProblems {
  /** The rule's findings, for the status of the steps. */
  readonly all: readonly PublishingProblem[];
  readonly fixes: readonly SetupFix[];
  readonly warnings: readonly SetupWarning[];
}

/** Problems of the typed values, by the publishing rules and by each field's schema. */
export function useSetupProblems(
  record: ContractForm<CompetitionValues>,
  form: ContractForm<FormBuilderValues>,
  rinks: readonly Rink[],
): SetupProblems {
  const values = useWatch({ control: record.methods.control }) as CompetitionValues;
  const formValues = useWatch({ control: form.methods.control }) as FormBuilderValues;
  const { errors } = useFormState({ control: record.methods.control });
  const { errors: formErrors } = useFormState({ control: form.methods.control });
  const minute = usePresent((now) => Math.floor(now.getTime() / 60_000) * 60_000);
  const all = publishingProblems(setUpFacts(values, formValues, rinks), new Date(minute));
  const found = all.flatMap((problem) =>
    problem.severity === 'refuse'
      ? [
          {
            step: problem.step,
            field: pageField(problem.field),
            message: fieldMessage(problem.field, problem.code),
          },
        ]
      : [],
  );
  const refused = [...listErrors(errors), ...listErrors(formErrors)]
    .filter(({ name }) => !found.some(({ field }) => field === name))
    .map(({ name, message }) => ({ step: stepOfField(name), field: name, message }));
  const warnings = all.filter((problem) => problem.severity === 'warn');
  return { all, fixes: [...found, ...refused], warnings };
}

/** The page's field for a field of the wire. */
export function pageField(field: string): string {
  if (field === 'formId' || field.startsWith('formats')) return 'formats';
  return field === 'teamPrice' ? 'teamAmount' : field;
}

/** The typed values as facts for the publishing rules. */
function setUpFacts(
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
      ...onIceOverrides(onIce),
      iceMinutes,
      price,
      events: events.map(({ level, seconds, capacity = null, price: own = null, ...ofEvent }) => ({
        ...onIceOverrides(ofEvent),
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
