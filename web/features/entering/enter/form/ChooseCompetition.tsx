import { useQueries, useQuery } from '@tanstack/react-query';
import type { EntryKind } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import {
  groupByStatus,
  CompetitionCard,
  CompetitionGrid,
  CompetitionGridSkeleton,
  EnterLink,
} from '../../competitionList/index.ts';
import { paths } from '../../../../paths.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { useNow } from '../../../../ui/now.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import styles from './EntryPage.module.css';

/** The choice of an open competition whose form takes entries of this kind. */
export function ChooseCompetition({ kind }: { readonly kind: EntryKind }) {
  const { t } = useTranslation(['entries', 'competitionList']);
  const now = useNow();
  const competitions = useQuery(requestQuery('listCompetitions'));
  const { open } = groupByStatus(competitions.data ?? [], new Date(now));
  const forms = useQueries({
    queries: open.map(({ formId }) => requestQuery('getForm', { params: { formId } })),
  });
  // A competition whose form failed to load is offered: its own page can try again.
  const offered = open.filter((_, index) => {
    const form = forms[index];
    return form?.isError || form?.data?.formats.some(({ entry }) => entry === kind);
  });
  const isPending = competitions.isPending || forms.some((form) => form.isPending);
  return (
    <Stack gap={6} className={styles.page}>
      <header className={styles.head}>
        <h1>{t('chooseTitle')}</h1>
      </header>
      {isPending ? <CompetitionGridSkeleton /> : null}
      {competitions.isError ? (
        <ErrorState title={t('competitionList:failed')} onRetry={() => void competitions.refetch()} />
      ) : null}
      {competitions.data && !isPending && offered.length === 0 ? (
        <EmptyState
          drawing="schedule"
          title={open.length === 0 ? t('noneOpen') : t(`noneOfKind.${kind}`)}
          text={t('noneOpenText')}
          action={<LinkButton to={paths.landing}>{t('seeCompetitions')}</LinkButton>}
        />
      ) : null}
      <CompetitionGrid>
        {isPending
          ? null
          : offered.map((competition) => (
              <CompetitionCard
                key={competition.id}
                competition={competition}
                isChoice
                action={
                  <EnterLink covers kind={kind} competition={competition} label={t(`kinds.${kind}.title`)} />
                }
              />
            ))}
      </CompetitionGrid>
    </Stack>
  );
}
