import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestQuery } from '../../../api/queries.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { MedalOrder } from './MedalOrder.tsx';

/** How many medals of each place the flights can need, and whether an order is still right. */
export function MedalsView({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('awards');
  const awards = useQuery(requestQuery('getAwards', { params: { competitionId } }));
  if (awards.isPending) return <Spinner />;
  if (awards.isError && !awards.data) {
    return <ErrorState title={t('failed')} onRetry={() => void awards.refetch()} />;
  }
  if (awards.data.source === 'none') {
    return (
      <EmptyState
        title={t('medals.none')}
        text={t('medals.noneText')}
        action={<LinkButton to={paths.flights(competitionId)}>{t('medals.flights')}</LinkButton>}
      />
    );
  }
  return <MedalOrder key={awards.data.version} awards={awards.data} />;
}
