import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { formIds } from '../../../../../shared/domain/entering/forms/formIds.ts';
import {
  formImpact,
  type FormImpact,
  affectsEntries,
} from '../../../../../shared/domain/entering/forms/formImpact.ts';
import { requestQuery } from '../../../../api/queries.ts';
import type { ContractForm } from '../../../../forms/useContractForm.ts';
import type { FormBuilderValues } from '../formBuilderValues.ts';
import { toPreviewForm } from '../preview/toPreviewForm.ts';

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

/** The form as a save would store it. Renamed formats and events keep their ids, new ones get provisional ids. */
export function toEditedForm(values: FormBuilderValues, stored: Form): Form {
  const form = toPreviewForm(values);
  const ids = formIds(form.formats, stored.formats);
  return {
    ...form,
    id: stored.id,
    competitionId: stored.competitionId,
    name: stored.name,
    version: stored.version,
    formats: form.formats.map((format, place) => ({
      ...format,
      id: ids[place]?.id ?? format.id,
      events: format.events.map((event, index) => ({
        ...event,
        id: ids[place]?.events[index] ?? event.id,
      })),
    })),
  };
}
