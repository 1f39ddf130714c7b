import type { Resolver } from 'react-hook-form';
import type { Competition } from '../../../shared/contract/competitions.ts';
import { call } from '../../api/client.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import {
  entryFormBody,
  type EntryFormValues,
  FORM_SHOWN_AT,
  newFormValues,
} from '../../entryForm/entryFormValues.ts';
import {
  competitionBody,
  type CompetitionValues,
  dateErrors,
  EMPTY_COMPETITION,
} from './competitionValues.ts';

export type NewCompetitionValues = CompetitionValues & EntryFormValues;

/** The form that was made for a competition which could not be published yet. */
export interface PublishedForm {
  readonly id: string;
  readonly version: number;
  /** What it holds, so that it is only written again when that changed. */
  readonly written: string;
}

export function newCompetitionValues(): NewCompetitionValues {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { ...EMPTY_COMPETITION, ...newFormValues(), timeZone };
}

const ofCompetition = contractResolver<NewCompetitionValues>('createCompetition', {
  // The form does not exist before the first submit; its id is no field of this page.
  toBody: (values) => competitionBody(values, 'to be made'),
  also: dateErrors,
});
const ofForm = contractResolver<NewCompetitionValues>('createForm', {
  toBody: (values) => entryFormBody(values, { name: values.name, competitionId: null }),
  shownAt: FORM_SHOWN_AT,
});

/** Validates by the schemas of both calls that the page makes. */
export const newCompetitionResolver: Resolver<NewCompetitionValues> = async (...asked) => {
  const [competition, form] = await Promise.all([ofCompetition(...asked), ofForm(...asked)]);
  const errors = { ...competition.errors, ...form.errors };
  return Object.keys(errors).length === 0 ? { values: asked[0], errors: {} } : { values: {}, errors };
};

/**
 * Makes the form, then the competition. When the second call fails the form is kept in `made`, and
 * the next attempt uses it again, changed if need be.
 */
export async function publishCompetition(
  values: NewCompetitionValues,
  made: { current: PublishedForm | undefined },
): Promise<Competition> {
  const body = entryFormBody(values, { name: values.name, competitionId: null });
  const written = JSON.stringify(body);
  if (made.current?.written !== written) {
    const { data } = made.current
      ? await call('updateForm', {
          params: { formId: made.current.id },
          body: { ...body, version: made.current.version },
        })
      : await call('createForm', { body });
    made.current = { id: data.id, version: data.version, written };
  }
  const { data } = await call('createCompetition', { body: competitionBody(values, made.current.id) });
  return data;
}
