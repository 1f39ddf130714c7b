import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '../../../../../shared/contract/core/errors.ts';
import type { CompetitionDraft } from '../../../../../shared/contract/entering/competitions/competitionDraft.ts';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { changesBetween } from '../../../../../shared/domain/core/history/changesBetween.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { call } from '../../../../api/client.ts';
import { contractResolver } from '../../../../api/contractResolver.ts';
import { useVersionedForm } from '../../../../forms/useVersionedForm.ts';
import { useUser } from '../../../../session/useSession.ts';
import {
  type CompetitionField,
  type CompetitionValues,
  combinedErrors,
  draftRequest,
  competitionValues,
} from '../competitionValues.ts';
import { useSuggestions } from '../details/useSuggestions.ts';
import { useAutosave, type AutosavePart } from './useAutosave.ts';
import { type DraftForm, useDraftForm } from './useDraftForm.ts';
import { useSetupProblems } from './useSetupProblems.ts';

/** Each attempt leaves out the fields that the server refused. */
const ATTEMPTS = 4;

export interface SetupOptions {
  readonly draft: CompetitionDraft;
  readonly form: DraftForm;
  readonly rinks: readonly Rink[];
  /** After the first save of a new draft. */
  readonly onCreated: (id: string) => void;
}

/** The draft and its form, both autosaved, with the problems that prevent publishing. */
export function useSetupWork({ draft, form: storedForm, rinks, onCreated }: SetupOptions) {
  const { id: me } = useUser();
  // A save that ends after the page was left must not navigate back.
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const record = useDraftRecord({
    draft,
    me,
    onCreated: (id) => {
      if (isHere.current) onCreated(id);
    },
  });
  const { methods } = record.versioned.form;
  const form = useDraftForm({
    stored: storedForm,
    me,
    draft: () => ({ id: record.versioned.latest().id, name: methods.getValues('name') }),
    onCreated: record.versioned.refresh,
  });
  const saving = useAutosave([record.savable, form.savable]);
  const { subscribe: toRecord } = methods;
  const { subscribe: toForm } = form.versioned.form.methods;
  const { touch } = saving;
  useEffect(() => {
    const values = { formState: { values: true }, callback: touch };
    const ends = [toRecord(values), toForm(values)];
    return () => ends.forEach((end) => end());
  }, [toRecord, toForm, touch]);
  useSuggestions(methods, rinks);
  const problems = useSetupProblems(record.versioned.form, form.versioned.form, rinks);
  // A choice in a conflict is saved like a typed value.
  const choosing = <Versioned extends Chosen>(versioned: Versioned): Versioned => ({
    ...versioned,
    choose: (...choice: Parameters<Chosen['choose']>) => {
      versioned.choose(...choice);
      touch();
    },
  });
  return { record: choosing(record.versioned), form: choosing(form.versioned), saving, problems };
}

type Chosen = Pick<ReturnType<typeof useDraftRecord>['versioned'], 'choose'>;

export type SetupWork = ReturnType<typeof useSetupWork>;

interface DraftRecordOptions {
  /** Version 0 before the first save. */
  readonly draft: CompetitionDraft;
  readonly me: string;
  readonly onCreated: (id: string) => void;
}

/** A draft's own fields, autosaved. An invalid field keeps its text and error, and the others are saved. */
function useDraftRecord({ draft, me, onCreated }: DraftRecordOptions) {
  const [resolver] = useState(() =>
    contractResolver<CompetitionValues>('updateCompetitionDraft', {
      toRequest: requestToValidate,
      extraValidation: combinedErrors,
    }),
  );
  /** Server errors by field, with the text they are about. */
  const refused = useRef(new Map<CompetitionField, { typed: string; error: FieldError }>());
  /** Typed values that the last save left out; copies, because the form changes its own in place. */
  const leftOut = useRef<Partial<CompetitionValues>>({});
  /** The fields at which the last save showed an error. */
  const shown = useRef<CompetitionField[]>([]);

  const store = async (values: CompetitionValues, stored: CompetitionDraft): Promise<CompetitionDraft> => {
    const body = draftRequest(values, stored.formId);
    if (stored.version > 0) {
      const params = { competitionId: stored.id };
      const change = { params, body: { ...body, version: stored.version }, background: true };
      return (await call('updateCompetitionDraft', change)).data;
    }
    const { data } = await call('createCompetitionDraft', { body, background: true });
    onCreated(data.id);
    return data;
  };
  const versioned = useVersionedForm<CompetitionValues, CompetitionDraft>({
    stored: draft,
    valuesOf: competitionValues,
    resolver,
    me,
    save: store,
    readNewest: async ({ id }) => (await call('getCompetitionDraft', { params: { competitionId: id } })).data,
    readHistory: async ({ id }) =>
      (await call('listCompetitionHistory', { params: { competitionId: id } })).data,
  });
  const { getValues, setError, trigger } = versioned.form.methods;

  const errorsOf = async (values: CompetitionValues): Promise<FieldError[]> => {
    const schemas = await import('../../../../api/bodyErrors.ts').catch(() => null);
    const byServer = [...refused.current].filter(
      ([field, { typed }]) => JSON.stringify(values[field]) === typed,
    );
    return [
      ...(schemas?.bodyErrors('updateCompetitionDraft', requestToValidate(values)) ?? []),
      ...byServer.map(([, { error }]) => error),
    ];
  };

  const saveWhatCanBe = async (): Promise<void> => {
    const sendable = async (values: CompetitionValues, stored: CompetitionDraft) => {
      const errors = await errorsOf(values);
      leftOut.current = structuredClone(picked(values, errors));
      return { ...values, ...picked(competitionValues(stored), errors) };
    };
    for (let left = ATTEMPTS; ; left -= 1) {
      try {
        await versioned.saveBy(store, sendable);
        break;
      } catch (thrown) {
        const found = isApiError(thrown, 'ValidationFailed') ? thrown.errors : [];
        const ofFields = found.filter(({ field }) => rootOf(field) in getValues());
        if (ofFields.length === 0 || left === 0) throw thrown;
        for (const error of ofFields) {
          const field = rootOf(error.field) as CompetitionField;
          refused.current.set(field, { typed: JSON.stringify(getValues(field)), error });
        }
      }
    }
    // Errors of the values as they are now: they may have been mended while the save was under way.
    const errors = (await errorsOf(getValues())).filter(({ field }) => rootOf(field) in getValues());
    if (shown.current.length > 0) await trigger(shown.current);
    shown.current = errors.map(({ field }) => field as CompetitionField);
    for (const { field, code, message } of errors)
      setError(field as CompetitionField, { type: code, message });
  };

  const savable: AutosavePart = {
    isChanged: () => {
      const stored = versioned.latest();
      if (stored.version === 0 && getValues('name').trim() === '') return false;
      const known = { ...competitionValues(stored), ...leftOut.current };
      return stored.version === 0 || changesBetween(known, { ...versioned.chosenValues() }).length > 0;
    },
    save: saveWhatCanBe,
    hasLeftOut: () => Object.keys(leftOut.current).length > 0,
  };
  return { versioned, savable };
}

/** An error in one step leaves out all steps, because the others alone would be another policy. */
const rootOf = (field: string) => field.split('.')[0] ?? field;
const requestToValidate = (values: CompetitionValues) => ({ ...draftRequest(values, null), version: 1 });

function picked(values: CompetitionValues, errors: readonly FieldError[]): Partial<CompetitionValues> {
  const fields = errors.map(({ field }) => rootOf(field)).filter((field) => field in values);
  return Object.fromEntries(fields.map((field) => [field, values[field as CompetitionField]]));
}
