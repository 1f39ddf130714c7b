import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/ApiError.ts';
import { call } from '../../api/client.ts';
import { queryOf } from '../../api/queries.ts';
import { registrationState } from '../../../shared/domain/registration/registration.ts';
import { formatInstant } from '../../i18n/formats.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import { EntryHead } from './EntryHead.tsx';
import styles from './IndividualForm.module.css';
import { IndividualForm } from './IndividualForm.tsx';

/** The entry form of one competition, once its form is here and only while it is open. */
export function EntryOf({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation(['entries', 'competitions']);
  const competition = useQuery(queryOf('getCompetition', { params: { competitionId } }));
  const formId = competition.data?.formId ?? '';
  const form = useQuery({ ...queryOf('getForm', { params: { formId } }), enabled: formId !== '' });
  const rinks = useQuery(queryOf('listRinks'));
  // Without it the form is whole: whether an event is full is decided when the entry is sent.
  const places = useQuery(queryOf('listPlaces', { params: { competitionId } }));
  const queries = useQueryClient();
  const readAnew = async () => {
    const { data } = await call('getForm', { params: { formId }, fresh: true });
    queries.setQueryData(queryOf('getForm', { params: { formId } }).queryKey, data);
    await places.refetch();
  };

  if (isApiError(competition.error, 'NotFound')) {
    return <Elsewhere title={t('unknown')} />;
  }
  const failed = [competition, form, rinks].find(({ isError }) => isError);
  if (failed) return <ErrorState title={t('failed')} onRetry={() => void failed.refetch()} />;
  if (!competition.data || !form.data || !rinks.data) return <Spinner label={t('competitions:loading')} />;

  const { data } = competition;
  const state = registrationState(data, new Date());
  return (
    <div className={styles['page']}>
      <EntryHead competition={data} />
      {state === 'open' ? (
        <IndividualForm
          competition={data}
          form={form.data}
          rinks={rinks.data}
          places={new Map((places.data ?? []).map(({ eventId, left }) => [eventId, left]))}
          onOutdated={() => void readAnew()}
        />
      ) : (
        <Elsewhere
          title={t(`notOpen.${state}`, {
            when: formatInstant(data.openFrom ?? data.openUntil, data.timeZone),
          })}
        />
      )}
    </div>
  );
}

function Elsewhere({ title }: { readonly title: string }) {
  const { t } = useTranslation('entries');
  return (
    <EmptyState
      title={title}
      text={t('notOpen.text')}
      action={<LinkButton to={paths.landing}>{t('seeCompetitions')}</LinkButton>}
    />
  );
}
