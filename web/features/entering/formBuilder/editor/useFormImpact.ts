import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import {
  formImpact,
  type FormImpact,
  affectsEntries,
} from '../../../../../shared/domain/entering/forms/formImpact.ts';
import { requestQuery } from '../../../../api/queries.ts';
import type { ContractForm } from '../../../../forms/useContractForm.ts';
import { toEditedForm } from './toEditedForm.ts';
import type { FormBuilderValues } from '../formBuilderValues.ts';

interface PendingImpact {
  readonly impact: FormImpact;
  readonly entries: number;
}

/**
 * A form whose submit first reports the entries it affects. `asked` is then to be shown, and `save`
 * continues.
 */
export function useFormImpact(
  form: ContractForm<FormBuilderValues>,
  { stored, competitionId }: { readonly stored: Form; readonly competitionId: string },
) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<PendingImpact | null>(null);

  const submit = async (event?: React.SyntheticEvent): Promise<void> => {
    const found = (await isValid(form.methods)) ? await look() : null;
    if (found && affectsEntries(found.impact)) setAsked(found);
    else await form.submit(event);
  };

  async function look(): Promise<PendingImpact | null> {
    const query = requestQuery('listPlacesTaken', { params: { competitionId } });
    // If the count fails, the save itself reports problems.
    const taken = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
    if (!taken) return null;
    const { entries } = taken;
    const events = new Map(taken.events.map((one) => [one.eventId, one.taken]));
    return {
      impact: formImpact(stored, toEditedForm(form.methods.getValues(), stored), { entries, events }),
      entries,
    };
  }

  return {
    form: { ...form, submit },
    asked,
    close: () => setAsked(null),
    save: () => {
      setAsked(null);
      void form.submit();
    },
  };
}

const isValid = (methods: UseFormReturn<FormBuilderValues>) => methods.trigger();
