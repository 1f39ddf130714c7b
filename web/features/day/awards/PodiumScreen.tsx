import { useState } from 'react';
import { PAPER_SIZES } from '../../../../shared/contract/core/documentWords.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { addressOf } from '../../../api/client.ts';
import { formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Select } from '../../../ui/Select.tsx';
import { StatusPage } from '../../../ui/StatusPage.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './Awards.module.css';
import { PodiumRunCard } from './PodiumRunCard.tsx';
import { usePodiums } from './usePodiums.ts';

interface PodiumScreenProps {
  readonly competitionId: string;
  /** Organisers move ceremonies, too. */
  readonly isOrganiser: boolean;
}

/** The runs of a day by the times of their ceremonies, with the places to announce. */
export function PodiumScreen({ competitionId, isOrganiser }: PodiumScreenProps) {
  const { t } = useTranslation('podium');
  const [date, setDate] = useState<string>();
  const podiums = usePodiums(competitionId, date);
  const { data, error, isError } = podiums;
  if (isApiError(error) && (error.status === 401 || error.status === 403)) {
    return (
      <StatusPage
        title={t('closed')}
        text={t('closedText')}
        action={
          <LinkButton tone="primary" to={paths.code}>
            {t('openCode')}
          </LinkButton>
        }
      />
    );
  }
  if (isApiError(error, 'NotFound'))
    return <EmptyState drawing="results" title={t('none')} text={t('noneText')} />;
  if (isError && !data) return <ErrorState title={t('failed')} onRetry={() => void podiums.refetch()} />;
  if (!data) return <Spinner label={t('loading')} />;
  const { competition, days, runs } = data;
  return (
    <Stack gap={4}>
      {isOrganiser ? null : <p className={styles.detail}>{competition.name}</p>}
      {isError ? (
        <Text tone="bad" role="status">
          {t('offline')}
        </Text>
      ) : null}
      <Row gap={2} columnGap={4} align="end" justify="between" className={styles.head}>
        {days.length > 1 ? (
          <Select
            label={t('day')}
            value={data.date}
            onChange={setDate}
            options={days.map((day) => ({ value: day, label: formatWeekday(day) }))}
          />
        ) : null}
        {isOrganiser && runs.length > 0 ? (
          <Row as="span" gap={2} columnGap={4} align="center">
            {PAPER_SIZES.map((paper) => (
              <a
                key={paper}
                href={addressOf(
                  'getAwardDocument',
                  { competitionId },
                  { document: 'podium', paper, date: data.date },
                )}
                type="application/pdf"
                target="_blank"
                rel="noreferrer"
              >
                {t(`print.${paper}`)}
              </a>
            ))}
          </Row>
        ) : null}
      </Row>
      {runs.length === 0 ? <EmptyState drawing="results" title={t('noRuns')} text={t('noRunsText')} /> : null}
      {runs.map((run) => (
        <PodiumRunCard
          key={run.id}
          competitionId={competitionId}
          run={run}
          competition={competition}
          isOrganiser={isOrganiser}
        />
      ))}
    </Stack>
  );
}
