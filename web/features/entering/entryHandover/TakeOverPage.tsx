import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '../../../api/ApiError.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatDays } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/Card.tsx';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusPage } from '../../../ui/StatusPage.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Fact } from '../entries/index.ts';
import styles from './EntryHandover.module.css';
import { TakeOverActions } from './TakeOverActions.tsx';

/** `/take-over`: the entries that an organiser or head coach made for a family, by the link of the mail. */
export function TakeOverPage() {
  const { t } = useTranslation('entryHandover');
  const [search] = useSearchParams();
  return (
    <>
      <DocumentTitle title={t('takeOver.title')} />
      <Handover token={search.get('token') ?? ''} />
    </>
  );
}

function Handover({ token }: { readonly token: string }) {
  const { t } = useTranslation('entryHandover');
  const query = requestQuery('getEntryHandover', { params: { token } });
  const { data, error, refetch } = useQuery({ ...query, enabled: token !== '' });
  if (token === '' || isApiError(error, 'NotFound')) {
    const action = <LinkButton to={paths.landing}>{t('takeOver.home')}</LinkButton>;
    return (
      <StatusPage figure="three" title={t('takeOver.gone')} text={t('takeOver.goneText')} action={action} />
    );
  }
  if (error) return <ErrorState title={t('takeOver.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Spinner />;
  if (data.isTakenOver) {
    const action = <LinkButton to={paths.submissions}>{t('takeOver.mine')}</LinkButton>;
    return <StatusPage title={t('takeOver.taken')} text={t('takeOver.takenText')} action={action} />;
  }
  const { competition, entries } = data;
  const by = data.enteredBy ?? t('takeOver.organiser');
  return (
    <Stack gap={6} minContent className={styles.page}>
      <Card as="section" className={styles.body}>
        <h1>{t('takeOver.heading', { by, count: entries.length })}</h1>
        <p>{t('takeOver.text')}</p>
        <Stack role="list" as="ul" gap={3} minContent className={styles.entries}>
          {entries.map(({ name, events }, index) => (
            <li key={`${String(index)} ${name}`}>
              <strong>{name}</strong>
              <Text as="span" soft size="sm">
                {events.join(', ')}
              </Text>
            </li>
          ))}
        </Stack>
        <dl>
          <Fact stacks term={t('takeOver.competition')}>
            {competition.name}
          </Fact>
          <Fact stacks term={t('takeOver.when')}>
            {formatDays(competition.startDate, competition.endDate)}
          </Fact>
          <Fact stacks term={t('takeOver.where')}>
            {`${competition.rink.name}, ${competition.rink.city}`}
          </Fact>
        </dl>
        <TakeOverActions
          token={token}
          count={entries.length}
          mailedTo={data.mailedTo ?? ''}
          onOutdated={refetch}
        />
      </Card>
    </Stack>
  );
}
