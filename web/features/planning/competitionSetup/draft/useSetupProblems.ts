import { useFormState, useWatch } from 'react-hook-form';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { fieldMessage } from '../../../../../shared/contract/core/fieldMessages.ts';
import { publishingProblems } from '../../../../../shared/domain/entering/competitions/publishingProblems.ts';
import type {
  PublishingProblem,
  SetupWarning,
} from '../../../../../shared/domain/entering/competitions/setUp/setupFacts.ts';
import type { FormBuilderValues } from '../../../entering/formBuilder/index.ts';
import { listErrors } from '../../../../forms/listErrors.ts';
import type { ContractForm } from '../../../../forms/useContractForm.ts';
import { usePresent } from '../../../../ui/now.ts';
import type { CompetitionValues } from '../competitionValues.ts';
import { setUpFacts } from './setUpFacts.ts';
import { stepOfField, type SetupStepName } from './steps.ts';

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
