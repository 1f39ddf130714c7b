import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions.ts';
import type { EntryKind, Form as EntryForm } from '../../../shared/contract/forms.ts';
import type { Rink } from '../../../shared/contract/rinks.ts';
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
import styles from './EntryPage.module.css';
import { KindSwitch } from './KindSwitch.tsx';

export interface EntryFormProps {
  readonly competition: Competition;
  readonly form: EntryForm;
  readonly rinks: readonly Rink[];
  /** Places left by event, null where there is no limit; those that are not known are not there. */
  readonly places: ReadonlyMap<string, number | null>;
  /** The form has changed since it was read. */
  readonly onOutdated: () => void;
}

interface EntryOfProps {
  readonly competitionId: string;
  readonly kind: EntryKind;
  readonly Form: ComponentType<EntryFormProps>;
}

/** The entry form of one competition, once its form is here and only while it is open. */
export function EntryOf({ competitionId, kind, Form }: EntryOfProps) {
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
  const isOffered = form.data.formats.some(({ entry }) => entry === kind);
  return (
    <div className={styles['page']}>
      <EntryHead competition={data} kind={kind} />
      {state === 'open' ? <KindSwitch current={kind} competitionId={data.id} form={form.data} /> : null}
      {state === 'open' && isOffered ? (
        <Form
          competition={data}
          form={form.data}
          rinks={rinks.data}
          places={new Map((places.data ?? []).map(({ eventId, left }) => [eventId, left]))}
          onOutdated={() => void readAnew()}
        />
      ) : state === 'open' ? (
        <Elsewhere title={t(`kinds.${kind}.notOffered`)} />
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
