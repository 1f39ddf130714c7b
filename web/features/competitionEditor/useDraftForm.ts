import { useRef, useState } from 'react';
import type { Form } from '../../../shared/contract/forms.ts';
import { changesBetween } from '../../../shared/domain/history/changesBetween.ts';
import { call } from '../../api/client.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import {
  entryFormBody,
  type EntryFormValues,
  FORM_SHOWN_AT,
  formValues,
  newFormValues,
} from '../../entryForm/entryFormValues.ts';
import { useVersionedForm } from '../../form/useVersionedForm.ts';
import type { Savable } from './useAutosave.ts';

/** The form of a draft; of version 0 while nobody has saved it. */
export type DraftForm = Pick<Form, 'version'> & Partial<Form>;

export const NEW_FORM: DraftForm = { version: 0 };

interface DraftFormOptions {
  readonly stored: DraftForm;
  readonly me: string;
  /** The draft's own id and name at the time of a save. */
  readonly draft: () => { readonly id: string; readonly name: string };
  /** The draft has taken the form: it has another version now. */
  readonly onCreated: () => Promise<void>;
}

const PRICES = ['firstEventPrice', 'secondEventPrice', 'additionalEventPrice'] as const;

/** A draft's events and prices, which save themselves as soon as there is an event. */
export function useDraftForm({ stored: opened, me, draft, onCreated }: DraftFormOptions) {
  const bodyOf = (values: EntryFormValues) => {
    const { id, name } = draft();
    return entryFormBody(values, { name: name || 'Entry form', competitionId: id || null });
  };
  const [resolver] = useState(() =>
    contractResolver<EntryFormValues>('createForm', {
      toBody: (values) => entryFormBody(values, { name: 'Entry form', competitionId: null }),
      shownAt: FORM_SHOWN_AT,
    }),
  );
  const hasErrors = useRef(false);
  const read = async (formId: string) => (await call('getForm', { params: { formId }, fresh: true })).data;
  const store = async (values: EntryFormValues, stored: DraftForm): Promise<DraftForm> => {
    const body = bodyOf(priced(values));
    if (stored.id) {
      const change = { params: { formId: stored.id }, body: { ...body, version: stored.version } };
      return (await call('updateForm', { ...change, background: true })).data;
    }
    const { data } = await call('createForm', { body, background: true });
    await onCreated();
    return data;
  };
  const versioned = useVersionedForm<EntryFormValues, DraftForm>({
    stored: opened,
    valuesOf,
    resolver,
    me,
    shownAt: FORM_SHOWN_AT,
    save: store,
    readNewest: async (stored) => (stored.id ? read(stored.id) : stored),
  });
  const { getValues, trigger } = versioned.form.methods;

  const savable: Savable = {
    isChanged: () => {
      const values = versioned.chosenValues();
      const isNamed = draft().id !== '';
      if (!isNamed || bodyOf(values).formats.length === 0) return false;
      const stored = versioned.latest();
      return !stored.id || changesBetween({ ...valuesOf(stored) }, { ...values }).length > 0;
    },
    save: async () => {
      const schemas = await import('../../api/bodyErrors.ts').catch(() => null);
      hasErrors.current = Boolean(schemas?.bodyErrors('createForm', bodyOf(priced(getValues()))).length);
      if (hasErrors.current) await trigger();
      else await versioned.saveBy(store);
    },
    hasLeftOut: () => hasErrors.current,
  };
  return { versioned, savable };
}

/** A price that nobody has typed yet holds up nothing: it is none, which the check before publishing says. */
function priced(values: EntryFormValues): EntryFormValues {
  const typed = PRICES.map((name) => [name, values[name] ?? 0] as const);
  return { ...values, ...Object.fromEntries(typed) };
}

/** Without any price at all nobody has typed them yet. */
function valuesOf(stored: DraftForm): EntryFormValues {
  if (!isForm(stored)) return newFormValues();
  const values = formValues(stored);
  if (PRICES.some((name) => values[name] !== 0)) return values;
  return { ...values, firstEventPrice: null, secondEventPrice: null, additionalEventPrice: null };
}

/** Whether it has been saved. */
export const isForm = (stored: DraftForm): stored is Form => stored.id !== undefined;
