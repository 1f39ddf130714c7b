import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestQuery } from '../../../../api/queries.ts';
import { Page } from '../../../../layout/Page.tsx';
import { paths } from '../../../../paths.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { ChooseForm } from '../ChooseForm.tsx';
import { FormBuilder } from './FormBuilder.tsx';
import { saveUnsavedChanges, readUnsavedChanges } from './unsavedChanges.ts';
import { NewForm } from './NewForm.tsx';
import { FormCompetitionLoader } from '../FormCompetitionLoader.tsx';
import { useFormCrumbs } from '../useFormCrumbs.ts';
import { type CompetitionOfForm, useCompetitionOfForm } from '../useCompetitionOfForm.ts';

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
