import { useEffect } from 'react';
import type { CompetitionDraft } from '../../../shared/contract/competitionDrafts.ts';
import type { Rink } from '../../../shared/contract/rinks.ts';
import { useUser } from '../../session/useSession.ts';
import { useAutosave } from './useAutosave.ts';
import { type DraftForm, useDraftForm } from './useDraftForm.ts';
import { useDraftRecord } from './useDraftRecord.ts';
import { useProblems } from './useProblems.ts';
import { useSuggestions } from './useSuggestions.ts';

export interface SetUpOptions {
  readonly draft: CompetitionDraft;
  readonly form: DraftForm;
  readonly rinks: readonly Rink[];
  /** After the first save of a new one. */
  readonly onCreated: (id: string) => void;
}

/** A draft with its form: both save themselves, and what keeps them from being published is known. */
export function useSetUp({ draft, form: storedForm, rinks, onCreated }: SetUpOptions) {
  const { id: me } = useUser();
  const record = useDraftRecord({ draft, me, onCreated });
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
  const problems = useProblems(record.versioned.form, form.versioned.form, rinks);
  return { record: record.versioned, form: form.versioned, saving, problems };
}

export type SetUpWork = ReturnType<typeof useSetUp>;
