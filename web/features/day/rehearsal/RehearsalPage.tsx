import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataOf } from '../../../../shared/contract/types.ts';
import { organisedCompetition } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { refetchChanged, whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import styles from './Rehearsal.module.css';
import { RunningRehearsal } from './RunningRehearsal.tsx';

const MINUTES = [20, 30, 40];

/** `/admin/rehearsal`: a day to practise on, played in this browser. */
export function RehearsalPage() {
  const { t } = useTranslation('rehearsal');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
      archived={{ title: t('archived'), text: t('archivedText') }}
    >
      {({ id }) => <Rehearsal key={id} competitionId={organisedCompetition(id)} />}
    </OrganiserPage>
  );
}

function Rehearsal({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('rehearsal');
  const stored = useQuery(requestQuery('getRehearsal', { params: { competitionId } }));
  if (stored.isPending) return <Spinner />;
  if (!stored.data) return <ErrorState title={t('failed')} onRetry={() => void stored.refetch()} />;
  const { rehearsal, days } = stored.data;
  return rehearsal ? (
    <RunningRehearsal key={rehearsal.id} competitionId={competitionId} rehearsal={rehearsal} />
  ) : (
    <NewRehearsal competitionId={competitionId} days={days} />
  );
}

interface NewRehearsalProps {
  readonly competitionId: string;
  readonly days: DataOf<'getRehearsal'>['days'];
}

/** Which day, and how long all of it takes. */
function NewRehearsal({ competitionId, days }: NewRehearsalProps) {
  const { t } = useTranslation('rehearsal');
  const [date, setDate] = useState(days[0]?.date ?? '');
  const [minutes, setMinutes] = useState('30');
  if (days.length === 0) {
    return (
      <EmptyState
        drawing="schedule"
        title={t('none')}
        text={t('noneText')}
        action={<LinkButton to={paths.publishing(competitionId)}>{t('publish')}</LinkButton>}
      />
    );
  }
  const start = async () => {
    try {
      const body = { date, minutes: Number(minutes) };
      await call('createRehearsal', { params: { competitionId }, body });
      await whenRefetched();
      showToast(t('started'));
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? String(thrown), 'bad');
      void refetchChanged('createRehearsal');
    }
  };
  return (
    <Card as="section" gap={4} className={styles.card}>
      <h2>{t('new.title')}</h2>
      <Stack as="ul" gap={2} minContent className={styles.facts}>
        <li>{t('new.copy')}</li>
        <li>{t('new.names')}</li>
        <li>{t('new.private')}</li>
      </Stack>
      <Stack gap={4} className={styles.fields}>
        {days.length > 1 ? (
          <Select
            label={t('new.day')}
            value={date}
            options={days.map((day) => ({
              value: day.date,
              label: formatWeekday(day.date),
              detail: t('flights', { count: day.flights }),
            }))}
            onChange={setDate}
          />
        ) : null}
        <Segments
          label={t('new.minutes')}
          value={minutes}
          options={MINUTES.map((value) => ({
            value: String(value),
            label: t('new.option', { count: value }),
          }))}
          onChange={setMinutes}
        />
      </Stack>
      <Row gap={2}>
        <Button tone="primary" onClick={() => void start()}>
          {t('new.start')}
        </Button>
      </Row>
    </Card>
  );
}
