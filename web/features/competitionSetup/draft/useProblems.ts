import { useFormState, useWatch } from 'react-hook-form';
import type { Rink } from '../../../../shared/contract/rinks/rinks.ts';
import { fieldMessage } from '../../../../shared/contract/core/fieldMessages.ts';
import { publishingProblems } from '../../../../shared/domain/competitions/publishingProblems.ts';
import type { PublishingProblem, Remark } from '../../../../shared/domain/competitions/setUp/setUp.ts';
import type { EntryFormValues } from '../../formBuilder/index.ts';
import { listErrors } from '../../../forms/listErrors.ts';
import type { ContractForm } from '../../../forms/useContractForm.ts';
import { usePresent } from '../../../ui/now.ts';
import type { CompetitionValues } from '../competitionValues.ts';
import { setUpFacts } from './setUpFacts.ts';
import { stepOfField, type Step } from './steps.ts';

/** Something to be mended before publishing, at the field of the page where that is done. */
export interface Mending {
  readonly step: Step;
  readonly field: string;
  readonly message: string;
}

export interface Problems {
  /** As the rule finds them, for the standing of the steps. */
  readonly all: readonly PublishingProblem[];
  readonly mendings: readonly Mending[];
  readonly remarks: readonly Remark[];
}

/** What the check before publishing finds in what is typed now, and what a field itself refuses. */
export function useProblems(
  record: ContractForm<CompetitionValues>,
  form: ContractForm<EntryFormValues>,
  rinks: readonly Rink[],
): Problems {
  const values = useWatch({ control: record.methods.control }) as CompetitionValues;
  const formValues = useWatch({ control: form.methods.control }) as EntryFormValues;
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
  const remarks = all.filter((problem) => problem.severity === 'warn');
  return { all, mendings: [...found, ...refused], remarks };
}

/** Where the page has a field of the wire. */
export function pageField(field: string): string {
  if (field === 'formId' || field.startsWith('formats')) return 'formats';
  return field === 'teamPrice' ? 'teamAmount' : field;
}
