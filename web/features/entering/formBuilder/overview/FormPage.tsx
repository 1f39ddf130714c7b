import { useQuery } from '@tanstack/react-query';
import { HistoryList } from '../../../../table/history/HistoryList.tsx';
import { usePages } from '../../../../api/usePages.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Page } from '../../../../layout/Page.tsx';
import { paths } from '../../../../paths.ts';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { useFormValueText } from '../useFormValueText.ts';
import { FormView } from '../preview/FormPreview.tsx';
import { ChooseForm } from '../ChooseForm.tsx';
import styles from '../editor/FormBuilder.module.css';
import { FormCompetitionLoader } from '../FormCompetitionLoader.tsx';
import { useFormCrumbs } from '../useFormCrumbs.ts';
import { type CompetitionOfForm, useCompetitionOfForm } from '../useCompetitionOfForm.ts';
import { FormFacts } from './FormFacts.tsx';

/** `/admin/form`: the current competition's form, read-only, or the choice of one. */
export function FormPage() {
  const { t } = useTranslation('formBuilder');
  const { competitionId, query } = useCompetitionOfForm();
  const competition = query.data;
  const crumbs = useFormCrumbs();
  if (competitionId === null) return <ChooseForm hrefOf={paths.form} />;
  return (
    <Page
      title={t('title')}
      subtitle={competition?.name}
      {...crumbs}
      actions={
        competition && competition.state !== 'archived' && competition.formId !== null ? (
          <LinkButton tone="primary" to={paths.editForm(competition.id)}>
            {t('edit')}
          </LinkButton>
        ) : null
      }
    >
      <FormCompetitionLoader query={query}>{(found) => <Read competition={found} />}</FormCompetitionLoader>
    </Page>
  );
}

function Read({ competition }: { readonly competition: CompetitionOfForm }) {
  const { t } = useTranslation('formBuilder');
  const formId = competition.formId ?? '';
  const form = useQuery({ ...requestQuery('getForm', { params: { formId } }), enabled: formId !== '' });
  const places = useQuery({
    ...requestQuery('listPlaces', { params: { competitionId: competition.id } }),
    enabled: competition.state !== 'draft',
  });
  if (competition.formId === null) {
    return (
      <EmptyState
        drawing="entries"
        title={t('noForm')}
        text={t('noFormText')}
        action={<LinkButton to={paths.editForm(competition.id)}>{t('begin')}</LinkButton>}
      />
    );
  }
  return (
    <FormCompetitionLoader query={form}>
      {(found) => (
        <Stack gap={6} className={styles.editor}>
          <Stack gap={5}>
            {competition.state === 'archived' ? (
              <Row
                as="p"
                gap={3}
                align="center"
                size="sm"
                round="panel"
                background="info"
                pad={4}
                className={styles.notice}
              >
                <span>
                  <strong>{t('archivedTitle')}.</strong> {t('archived')}
                </span>
              </Row>
            ) : null}
            <FormFacts
              form={found}
              about={competition}
              left={new Map((places.data ?? []).map((place) => [place.eventId, place.left]))}
            />
            <FormHistory competition={competition} />
          </Stack>
          <aside className={styles.aside} aria-label={t('preview.title')}>
            <Card as="section" className={styles.preview}>
              <Text as="h2" size="xl">
                {t('preview.title')}
              </Text>
              <FormView form={found} about={competition} />
            </Card>
          </aside>
        </Stack>
      )}
    </FormCompetitionLoader>
  );
}

/** The history of the form, without the competition's other changes. */
function FormHistory({ competition }: { readonly competition: CompetitionOfForm }) {
  const { t } = useTranslation('formBuilder');
  const words = useFormValueText(competition);
  const list = usePages('listCompetitionHistory', { params: { competitionId: competition.id } });
  const rows = list.rows.filter(({ subject }) => subject === 'form');
  return (
    <Card as="section" gap={3}>
      <Text as="h2" size="xl">
        {t('history.title')}
      </Text>
      <HistoryList list={{ ...list, rows }} subject="form" words={words} />
    </Card>
  );
}
