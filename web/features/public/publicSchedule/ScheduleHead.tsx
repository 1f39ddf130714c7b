import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PublicSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { dayIn } from '../../../../shared/domain/core/registration/timeZone.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { usePresent } from '../../../ui/now.ts';
import styles from './SchedulePage.module.css';

interface ScheduleHeadProps {
  readonly competitionId: string;
  readonly schedule: PublicSchedule;
}

/** What it is the schedule of, in which version. */
export function ScheduleHead({ competitionId, schedule }: ScheduleHeadProps) {
  const { t } = useTranslation('publicSchedule');
  const { competition, version, publishedAt, days } = schedule;
  const today = usePresent((now) => dayIn(now, competition.timeZone));
  const hasBegun = days.some((day) => day <= today);
  return (
    <header className={styles.head}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.of}>
          <Link to={paths.publicCompetition(competitionId)}>{competition.name}</Link>
          {publishedAt === null ? null : (
            <>
              {' · '}
              <Link to={paths.publicResults(competitionId)}>{t('results')}</Link>
            </>
          )}
        </p>
        {publishedAt === null ? null : (
          <p className={styles.version}>
            {t('version', { version, when: formatInstant(publishedAt, competition.timeZone) })}
          </p>
        )}
      </div>
      {publishedAt === null ? null : (
        <div className={styles.actions}>
          {days.includes(today) ? (
            <LinkButton tone="primary" to={paths.live(competitionId)}>
              {t('live')}
            </LinkButton>
          ) : null}
          {hasBegun ? <LinkButton to={paths.publicResults(competitionId)}>{t('results')}</LinkButton> : null}
          <Button onClick={() => print()}>{t('print')}</Button>
        </div>
      )}
    </header>
  );
}
