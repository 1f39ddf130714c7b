import type { LoaderFunctionArgs } from 'react-router-dom';
import type { BodyOf } from '../../../../../shared/contract/types.ts';
import { call } from '../../../../api/client.ts';
import { PartnerSection } from '../person/PartnerSection.tsx';
import { usePriceSteps } from '../person/usePriceSteps.ts';
import {
  COUPLE_FIELD_ALIASES,
  coupleErrors,
  coupleRequest,
  type CoupleEntryValues,
  coupleValuesOf,
  EMPTY_COUPLE,
  isPartnerAsked,
  valuesForNextCouple,
} from './coupleEntry.ts';
import type { EntryFieldsProps, EntryFormKind } from './entryFormKind.ts';
import { EntryFormPage } from './EntryFormPage.tsx';
import { requestedEvents } from './individualEntry.ts';
import { EventsSummary } from './EventsSummary.tsx';
import { loadEntryForm } from './loadEntryForm.ts';
import { SkaterFields } from './SkaterFields.tsx';

const couple: EntryFormKind<CoupleEntryValues, BodyOf<'submitDanceEntry'>> = {
  kind: 'dance',
  empty: EMPTY_COUPLE,
  fieldAliases: COUPLE_FIELD_ALIASES,
  Fields: SkaterFields,
  Summary: EventsSummary,
  Partner: CouplePartner,
  valuesOf: coupleValuesOf,
  toRequest: coupleRequest,
  submit: (sent) => call('submitDanceEntry', sent),
  problems: coupleErrors,
  requested: (values, form) => requestedEvents('dance', values, form),
  people: (values) => [values, ...(values.partner.fullName.trim() === '' ? [] : [values.partner])],
  skater: (values) => values,
  usePriceSteps,
  valuesForNext: valuesForNextCouple,
};

/** The typed partner stays while no event for two is chosen, and is not sent. */
function CouplePartner({ form, requested, competition, family }: EntryFieldsProps) {
  if (!isPartnerAsked(form, requested.event)) return null;
  return <PartnerSection competition={competition} family={family} />;
}

/** `/dance-form`: a couple's entry in one competition, or the choice of one. */
export const coupleForm = {
  Component: EntryFormPage,
  loader: (request: LoaderFunctionArgs) => loadEntryForm(couple, request),
};
