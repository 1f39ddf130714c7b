import { useEffect, useRef } from 'react';
import type { CompetitionDraft } from '../../../../../shared/contract/entering/competitions/competitionDraft.ts';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { useUser } from '../../../../session/useSession.ts';
import { useAutosave } from './useAutosave.ts';
import { type DraftForm, useDraftForm } from './useDraftForm.ts';
import { useDraftRecord } from './useDraftRecord.ts';
import { useSetupProblems } from './useSetupProblems.ts';
import { useSuggestions } from '../details/useSuggestions.ts';

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
