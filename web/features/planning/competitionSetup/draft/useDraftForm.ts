import { useRef, useState } from 'react';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { changesBetween } from '../../../../../shared/domain/core/history/changesBetween.ts';
import { call } from '../../../../api/client.ts';
import { contractResolver } from '../../../../api/contractResolver.ts';
import {
  contradictions,
  formRequest,
  type FormBuilderValues,
  FORM_FIELD_ALIASES,
  formValues,
  newFormValues,
} from '../../../entering/formBuilder/index.ts';
import { useVersionedForm } from '../../../../forms/useVersionedForm.ts';
import { priced, unpriced, withoutErrors } from './savableForm.ts';
import type { AutosavePart } from './useAutosave.ts';

/** A draft's form; version 0 before its first save. */
export type DraftForm = Pick<Form, 'version'> & Partial<Form>;

export const NEW_FORM: DraftForm = { version: 0 };

interface DraftFormOptions {
  readonly stored: DraftForm;
  readonly me: string;
  /** The draft's id and name at the time of a save. */
  readonly draft: () => { readonly id: string; readonly name: string };
  /** Creating the form changes the draft's version. */
  readonly onCreated: () => Promise<void>;
}

/** A draft's events and prices; they autosave from the first event on. */
export function useDraftForm({ stored: opened, me, draft, onCreated }: DraftFormOptions) {
  const bodyOf = (values: FormBuilderValues) => {
    const { id, name } = draft();
    return formRequest(values, { name: name || 'Entry form', competitionId: id || null });
  };
  const [resolver] = useState(() =>
    contractResolver<FormBuilderValues>('createForm', {
      toRequest: (values) => formRequest(values, { name: 'Entry form', competitionId: null }),
      extraValidation: contradictions,
      fieldAliases: FORM_FIELD_ALIASES,
    }),
  );
  /** Whether a typed value cannot be saved. */
  const hasErrors = useRef(false);
  /** The values of the last save; equal values are not sent again. */
  const tried = useRef('');
  const read = async (formId: string) => (await call('getForm', { params: { formId }, fresh: true })).data;
  const store = async (values: FormBuilderValues, stored: DraftForm): Promise<DraftForm> => {
    const body = bodyOf(values);
    if (stored.id) {
      const change = { params: { formId: stored.id }, body: { ...body, version: stored.version } };
      return (await call('updateForm', { ...change, background: true })).data;
    }
    const { data } = await call('createForm', { body, background: true });
    await onCreated();
    return data;
  };
  const versioned = useVersionedForm<FormBuilderValues, DraftForm>({
    stored: opened,
    valuesOf,
    resolver,
    me,
    fieldAliases: FORM_FIELD_ALIASES,
    save: store,
    readNewest: async (stored) => (stored.id ? read(stored.id) : stored),
  });
  const { trigger } = versioned.form.methods;

  const sendable = async (typed: FormBuilderValues, stored: DraftForm): Promise<FormBuilderValues> => {
    const values = priced(typed);
    const schemas = await import('../../../../api/bodyErrors.ts').catch(() => null);
    const errors = [...(schemas?.bodyErrors('createForm', bodyOf(values)) ?? []), ...contradictions(values)];
    hasErrors.current = errors.length > 0;
    return withoutErrors(values, valuesOf(stored), errors);
  };
  const savable: AutosavePart = {
    isChanged: () => {
      const values = versioned.chosenValues();
      if (draft().id === '' || JSON.stringify(values) === tried.current) return false;
      const stored = versioned.latest();
      // A form needs an event, so prices alone are not saved yet.
      return changesBetween({ ...valuesOf(stored) }, { ...values }).length > 0;
    },
    save: async () => {
      const hadErrors = hasErrors.current;
      const values = await sendable(versioned.chosenValues(), versioned.latest());
      // A form needs an event; the check before publishing reports its absence.
      if (values.formats.length > 0) await versioned.saveBy(store, sendable);
      // Errors that are mended elsewhere than in their own field go too.
      if (hadErrors || hasErrors.current) await trigger();
      tried.current = JSON.stringify(versioned.chosenValues());
    },
    hasLeftOut: () => hasErrors.current,
  };
  return { versioned, savable };
}

function valuesOf(stored: DraftForm): FormBuilderValues {
  return isForm(stored) ? unpriced(formValues(stored)) : newFormValues();
}

export const isForm = (stored: DraftForm): stored is Form => stored.id !== undefined;
