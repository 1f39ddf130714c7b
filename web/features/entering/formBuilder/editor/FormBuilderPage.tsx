import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requestQuery } from '../../../../api/queries.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Page } from '../../../../layout/Page.tsx';
import { paths } from '../../../../paths.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { ChooseForm } from '../ChooseForm.tsx';
import { FormBuilder } from './FormBuilder.tsx';
import { saveUnsavedChanges, readUnsavedChanges } from './unsavedChanges.ts';
import { FormCompetitionLoader } from '../FormCompetitionLoader.tsx';
import { useFormCrumbs } from '../useFormCrumbs.ts';
import { type CompetitionOfForm, useCompetitionOfForm } from '../useCompetitionOfForm.ts';
import { call } from '../../../../api/client.ts';
import { contractResolver } from '../../../../api/contractResolver.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { FormBuilderFields } from '../FormBuilderFields.tsx';
import {
  formRequest,
  formBuilderErrors,
  type FormBuilderValues,
  FORM_FIELD_ALIASES,
  newFormValues,
} from '../formBuilderValues.ts';
import { useContractForm } from '../../../../forms/useContractForm.ts';
import { showToast } from '../../../../ui/toastStore.ts';
import { FormBuilderShell } from './FormBuilderShell.tsx';

/** `/admin/add-form`: creates or edits the form of the current competition. */
export function FormBuilderPage() {
  const { t } = useTranslation(['formBuilder', 'menu']);
  const { competitionId, query } = useCompetitionOfForm();
  const competition = query.data;
  const crumbs = useFormCrumbs();
  if (competitionId === null) return <ChooseForm hrefOf={paths.editForm} />;
  return (
    <Page
      title={t('menu:addForm')}
      subtitle={competition?.name}
      {...crumbs}
      actions={
        competition?.formId && competition.state !== 'archived' ? (
          <LinkButton to={paths.form(competition.id)}>{t('views.form')}</LinkButton>
        ) : null
      }
    >
      <FormCompetitionLoader query={query}>{(found) => <Editor competition={found} />}</FormCompetitionLoader>
    </Page>
  );
}

function Editor({ competition }: { readonly competition: CompetitionOfForm }) {
  const { t } = useTranslation('formBuilder');
  const formId = competition.formId ?? '';
  // The editor must begin with the stored form, not with a cached one.
  const form = useQuery({
    ...requestQuery('getForm', { params: { formId }, fresh: true }),
    enabled: formId !== '',
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  /** Counts up when restored changes are discarded. */
  const [round, setRound] = useState(0);
  const [kept, setKept] = useState(() => readUnsavedChanges(formId));
  if (competition.state === 'archived') {
    return (
      <EmptyState
        title={t('archivedTitle')}
        text={t('archived')}
        action={<LinkButton to={paths.form(competition.id)}>{t('views.form')}</LinkButton>}
      />
    );
  }
  if (competition.formId === null) return <NewForm competition={competition} />;
  return (
    <FormCompetitionLoader query={{ ...form, isPending: form.isPending || !form.isFetchedAfterMount }}>
      {(stored) => (
        <FormBuilder
          key={`${stored.id} ${round}`}
          competition={competition}
          form={kept?.base ?? stored}
          restored={kept?.values ?? null}
          onDiscard={() => {
            saveUnsavedChanges(formId, null);
            setKept(null);
            setRound(round + 1);
          }}
        />
      )}
    </FormCompetitionLoader>
  );
}

/** The first form of a draft. */
function NewForm({ competition }: { readonly competition: CompetitionOfForm }) {
  const { t } = useTranslation('formBuilder');
  const { id: competitionId, name } = competition;
  const [resolver] = useState(() =>
    contractResolver<FormBuilderValues>('createForm', {
      toRequest: (values) => formRequest(values, { name, competitionId }),
      extraValidation: formBuilderErrors,
      fieldAliases: FORM_FIELD_ALIASES,
    }),
  );
  const form = useContractForm<FormBuilderValues>({
    defaultValues: newFormValues(),
    resolver,
    fieldAliases: FORM_FIELD_ALIASES,
    errorMessage,
    onSubmit: async (values) => {
      await call('createForm', { body: formRequest(values, { name, competitionId }) });
      showToast(t('saved'));
    },
  });
  return (
    <FormBuilderShell form={form} about={competition} submitLabel={t('save')} state={t('bar.unsaved')}>
      <FormBuilderFields about={competition} />
    </FormBuilderShell>
  );
}
