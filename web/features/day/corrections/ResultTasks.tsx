import { useQuery } from '@tanstack/react-query';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { openTasks } from './openTasks.ts';

/** Corrections are rare, and the answer is large: once a minute is enough. */
const REFRESH_MILLISECONDS = 60_000;

interface ResultTasksProps {
  readonly competitionId: string;
  /** Of the competition, where a page shows several. */
  readonly name?: string | undefined;
}

/** What corrections leave to do for an organiser on the day; nothing while there is nothing. */
export function ResultTasks({ competitionId, name }: ResultTasksProps) {
  const { t } = useTranslation('corrections');
  const list = useQuery({
    ...requestQuery('listFlightResults', { params: { competitionId }, quiet: true }),
    refetchInterval: REFRESH_MILLISECONDS,
  });
  const { corrections, medals } = openTasks(list.data);
  if (corrections + medals === 0) return null;
  return (
    <Row
      as="section"
      gap={2}
      columnGap={4}
      align="center"
      background="warn"
      round="panel"
      pad={3}
      aria-label={t('tasks.title')}
    >
      {name === undefined ? null : <span>{name}:</span>}
      {corrections > 0 ? (
        <>
          <span>{t('tasks.corrections', { count: corrections })}</span>
          <LinkButton to={paths.flightResults(competitionId)}>{t('tasks.openResults')}</LinkButton>
        </>
      ) : null}
      {medals > 0 ? (
        <>
          <span>{t('tasks.medals', { count: medals })}</span>
          <LinkButton to={paths.awards(competitionId)}>{t('tasks.openAwards')}</LinkButton>
        </>
      ) : null}
    </Row>
  );
}
