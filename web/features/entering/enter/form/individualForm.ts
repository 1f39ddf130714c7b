import type { LoaderFunctionArgs } from 'react-router-dom';
import type { BodyOf } from '../../../../../shared/contract/types.ts';
import { call } from '../../../../api/client.ts';
import type { EntryFormKind } from './entryFormKind.ts';
import { EntryFormPage } from './EntryFormPage.tsx';
import {
  EMPTY_ENTRY,
  INDIVIDUAL_FIELD_ALIASES,
  individualRequest,
  type IndividualEntryValues,
  individualValuesOf,
  requestedEvents,
  valuesForNextSkater,
} from './individualEntry.ts';
import { usePriceSteps } from '../person/usePriceSteps.ts';
import { EventsSummary } from './EventsSummary.tsx';
import { loadEntryForm } from './loadEntryForm.ts';
import { SkaterFields } from './SkaterFields.tsx';

const individual: EntryFormKind<IndividualEntryValues, BodyOf<'submitIndividualEntry'>> = {
  kind: 'individual',
  empty: EMPTY_ENTRY,
  fieldAliases: INDIVIDUAL_FIELD_ALIASES,
  Fields: SkaterFields,
  Summary: EventsSummary,
  valuesOf: individualValuesOf,
  toRequest: individualRequest,
  submit: (sent) => call('submitIndividualEntry', sent),
  problems: async ({ answers }, _competition, { questions }) => {
    // Without a network the handler finds them alone, as it does the schemas' errors.
    const validation = await import('./answerErrors.ts').catch(() => null);
    return validation?.answerErrors(questions, 'individual', answers) ?? [];
  },
  requested: (values, form) => requestedEvents('individual', values, form),
  people: (skater) => [skater],
  skater: (values) => values,
  usePriceSteps,
  valuesForNext: valuesForNextSkater,
};

/** `/individual-form`: a skater's entry in one competition, or the choice of one. */
export const individualForm = {
  Component: EntryFormPage,
  loader: (request: LoaderFunctionArgs) => loadEntryForm(individual, request),
};
