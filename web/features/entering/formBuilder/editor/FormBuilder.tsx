import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import type { Form as EntryForm, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { call } from '../../../../api/client.ts';
import { contractResolver } from '../../../../api/contractResolver.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { ConflictNotice } from '../../../../forms/ConflictNotice.tsx';
import { useVersionedForm } from '../../../../forms/useVersionedForm.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { useUser } from '../../../../session/useSession.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { Row } from '../../../../ui/Row.tsx';
import { FormBuilderFields } from '../FormBuilderFields.tsx';
import {
  formRequest,
  formBuilderErrors,
  type FormBuilderValues,
  FORM_FIELD_ALIASES,
  formValues,
} from '../formBuilderValues.ts';
import type { CompetitionOfForm } from '../useCompetitionOfForm.ts';
import { useFormValueText } from '../useFormValueText.ts';
import styles from './FormBuilder.module.css';
import { FormBuilderShell } from './FormBuilderShell.tsx';
import { ImpactDialog } from './ImpactDialog.tsx';
import { saveUnsavedChanges } from './unsavedChanges.ts';
import { useFormImpact } from './useFormImpact.ts';

const QUIET_MS = 400;

interface FormBuilderProps {
  readonly competition: CompetitionOfForm;
  /** The stored form, or the one that the restored changes were made to. */
  readonly form: EntryForm;
  /** Unsaved changes of an earlier visit. */
  readonly restored: FormBuilderValues | null;
  readonly onDiscard: () => void;
}

/** Edits a form; concurrent changes are merged, never overwritten unseen. */
export function FormBuilder({ competition, form: opened, restored, onDiscard }: FormBuilderProps) {
  const { t } = useTranslation('formBuilder');
  const { id: me } = useUser();
  const shown = useFormValueText(competition);
  const competitionId = competition.id;
  const params = { formId: opened.id };
  const [isRestored, setIsRestored] = useState(restored !== null);
  const bodyOf = (values: FormBuilderValues, { name, version }: EntryForm) => ({
    ...formRequest(values, { name, competitionId }),
    version,
  });
  const [resolver] = useState(() =>
    contractResolver<FormBuilderValues>('updateForm', {
      toRequest: (values) => bodyOf(values, opened),
      extraValidation: formBuilderErrors,
      fieldAliases: FORM_FIELD_ALIASES,
    }),
  );
  const { form, stored, conflict, choose, dismiss } = useVersionedForm<FormBuilderValues, EntryForm>({
    stored: opened,
    valuesOf: formValues,
    resolver,
    fieldAliases: FORM_FIELD_ALIASES,
    errorMessage,
    me,
    save: async (values, newest) => (await call('updateForm', { params, body: bodyOf(values, newest) })).data,
    readNewest: async () => (await call('getForm', { params, fresh: true })).data,
    readHistory: async () =>
      (await call('listCompetitionHistory', { params: { competitionId } })).data.filter(
        ({ subject }) => subject === 'form',
      ),
    onSaved: () => {
      showToast(t('saved'));
      setIsRestored(false);
    },
  });
  const impact = useFormImpact(form, { stored, competitionId });
  const taken = useQuery({
    ...requestQuery('listPlacesTaken', { params: { competitionId } }),
    enabled: competition.state === 'published',
  });
  const keep = useKeptWhileTyping(opened.id, stored);
  const { setValue } = form.methods;
  useEffect(() => {
    for (const [name, value] of Object.entries(restored ?? {})) {
      setValue(name as keyof FormBuilderValues, value as FormBuilderValues[keyof FormBuilderValues], {
        shouldDirty: true,
      });
    }
  }, [restored, setValue]);
  return (
    <>
      <FormBuilderShell
        form={impact.form}
        about={competition}
        submitLabel={t('save')}
        state={<UnsavedChangesNote stored={stored} onChange={keep} />}
      >
        {isRestored ? <RestoredNotice onDiscard={onDiscard} /> : null}
        {conflict ? (
          <ConflictNotice conflict={conflict} onChoose={choose} onDismiss={dismiss} {...shown} />
        ) : null}
        <FormBuilderFields
          about={competition}
          taken={taken.data && new Map(taken.data.events.map((one) => [one.eventId, one.taken]))}
        />
      </FormBuilderShell>
      <ImpactDialog
        impact={impact.asked?.impact ?? null}
        entries={impact.asked?.entries ?? 0}
        competitionId={competitionId}
        onClose={impact.close}
        onSave={impact.save}
      />
    </>
  );
}

/** Keeps unsaved changes in this tab, and reports that when the page is left. */
function useKeptWhileTyping(formId: string, stored: EntryForm) {
  const { t } = useTranslation('formBuilder');
  const isKept = useRef(false);
  useEffect(
    () => () => {
      if (isKept.current) showToast(t('kept'), 'info');
    },
    [t],
  );
  return useCallback(
    (values: FormBuilderValues | null) => {
      isKept.current = values !== null;
      saveUnsavedChanges(formId, values && { base: stored, values });
    },
    [formId, stored],
  );
}

/** Reports that unsaved changes were restored. */
function RestoredNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation('formBuilder');
  return (
    <Row
      gap={3}
      align="center"
      size="sm"
      round="panel"
      background="info"
      pad={4}
      className={styles.notice}
      role="status"
    >
      <Icon name="check" />
      <div>
        <strong>{t('restored.title')}</strong>
        <p>{t('restored.text')}</p>
      </div>
      <Button dense onClick={onDiscard}>
        {t('restored.discard')}
      </Button>
    </Row>
  );
}

interface UnsavedChangesNoteProps {
  readonly stored: Form;
  /** Called with the typed values after a pause; null if they equal the stored form. */
  readonly onChange: (values: FormBuilderValues | null) => void;
}

function UnsavedChangesNote({ stored, onChange }: UnsavedChangesNoteProps) {
  const { t } = useTranslation('formBuilder');
  const values = useDeferredValue(useWatch<FormBuilderValues>() as FormBuilderValues);
  const isChanged = isFormChanged(values, stored);
  useEffect(() => {
    const timer = setTimeout(() => onChange(isChanged ? values : null), QUIET_MS);
    return () => clearTimeout(timer);
  }, [values, isChanged, onChange]);
  return isChanged ? <strong>{t('bar.unsaved')}</strong> : t('bar.saved');
}

/** Whether a save would change the stored form. A new event may lack the empty fields of a stored one. */
export function isFormChanged(values: FormBuilderValues, stored: Form): boolean {
  return sent(values) !== sent(formValues(stored));
}

const sent = (values: FormBuilderValues): string =>
  JSON.stringify(formRequest(values, { name: '', competitionId: null }));
