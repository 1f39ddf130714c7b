import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { dayIn } from '../../../../../shared/domain/core/dates/timeZone.ts';
import { currentTime } from '../../../../clock.ts';
import type { CompetitionField, CompetitionValues } from '../competitionValues.ts';
import { canSuggest, suggestions } from './suggestions.ts';

/** Fills in suggestions after the person's choices. */
export function useSuggestions(methods: UseFormReturn<CompetitionValues>, rinks: readonly Rink[]): void {
  const { subscribe, getValues, setValue } = methods;
  useEffect(() => {
    let before = { ...getValues() };
    return subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        if (!canSuggest(values)) return;
        const now = { ...values };
        // Another person's change has its own dates.
        const found = type === 'change' ? suggestions(before, now, rinks, dayIn(currentTime(), 'UTC')) : {};
        before = now;
        for (const [field, value] of Object.entries(found)) {
          setValue(field as CompetitionField, value, { shouldDirty: true });
        }
      },
    });
  }, [subscribe, getValues, setValue, rinks]);
}
