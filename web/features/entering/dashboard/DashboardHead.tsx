import { Link } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { formatShare } from '../../../i18n/adminFormats.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { CopyLink } from '../../../ui/CopyLink.tsx';
import { Figure } from '../../../ui/Figure.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useNow } from '../../../ui/now.ts';
import { clockOf, timeLeft } from '../../../ui/timeLeft.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { RegistrationPill, registrationStatusOf } from '../competitionList/index.ts';
import styles from './DashboardHead.module.css';

/** The registration countdown and the link to the public page, in the competition's colour. */
export function DashboardHead({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('dashboard');
  const now = useNow();
  const status = registrationStatusOf(competition, new Date(now));
  const { openFrom, openUntil } = competition;
  const until = status === 'opensLater' ? openFrom : openUntil;
  const isOpen = status === 'open' || status === 'closesToday';
  const publicPage = paths.publicCompetition(competition.id);
  return (
    <section className={styles.head} aria-label={t('head.label')}>
      <span className={styles.drawing}>
        <Figure name="serpentine" turn={-14} />
      </span>
      <div className={styles.standing}>
        <RegistrationPill competition={competition} now={now} />
      </div>
      <div>
        <p className={styles.label}>{t(`head.${status}`)}</p>
        {until !== null && (isOpen || status === 'opensLater') ? (
          <DashboardCountdown until={until} now={now} />
        ) : (
          <StartNote competition={competition} now={now} />
        )}
      </div>
      <TimeToEnter competition={competition} now={now} />
      {competition.state === 'archived' ? null : (
        <Row gap={2} columnGap={4} align="center" className={styles.links}>
          <Link className={styles.link} to={publicPage}>
            <Icon name="external" small />
            {t('head.publicPage')}
          </Link>
          <CopyLink path={publicPage} label={t('head.copy')} />
        </Row>
      )}
    </section>
  );
}

/** A bar from opening to closing with the elapsed part. */
function TimeToEnter({ competition, now }: { readonly competition: Competition; readonly now: number }) {
  const { t } = useTranslation('dashboard');
  const { openFrom, openUntil, timeZone } = competition;
  const share = elapsedShare(openFrom, openUntil, now);
  const closes = formatInstant(openUntil, timeZone);
  return (
    <Stack gap={1} minContent size="sm" className={styles.time}>
      {share === null ? null : (
        <>
          <svg className={styles.track} aria-hidden="true">
            <rect className={styles.whole} width="100%" height="100%" rx="3" />
            <rect className={styles.passed} width={`${share * 100}%`} height="100%" rx="3" />
          </svg>
          <VisuallyHidden>{t('head.passed', { share: formatShare(share) })}</VisuallyHidden>
        </>
      )}
      {share === 0 && openFrom !== null ? (
        <p>{t('head.opens', { when: formatInstant(openFrom, timeZone) })}</p>
      ) : null}
      <p>{t(Date.parse(openUntil) > now ? 'head.closes' : 'head.closedOn', { when: closes })}</p>
    </Stack>
  );
}

/**
 * The elapsed share of registration at `now` (milliseconds since 1970), 0 to 1; null without an opening
 * time.
 */
function elapsedShare(openFrom: string | null, openUntil: string, now: number): number | null {
  if (openFrom === null) return null;
  const [from, until] = [Date.parse(openFrom), Date.parse(openUntil)];
  if (now <= from) return 0;
  return now >= until ? 1 : (now - from) / (until - from);
}

/** After registration: the days until the first event, by the venue's calendar. */
function StartNote({ competition, now }: { readonly competition: Competition; readonly now: number }) {
  const { t } = useTranslation('dashboard');
  const { startDate, endDate, timeZone } = competition;
  const today = dayIn(new Date(now), timeZone);
  const days = Math.round((Date.parse(startDate) - Date.parse(today)) / 86_400_000);
  return (
    <p className={styles.note}>
      {days >= 0 ? t('head.toFirstDay', { count: days }) : t(today <= endDate ? 'head.running' : 'head.over')}
    </p>
  );
}

interface DashboardCountdownProps {
  /** A UTC instant. */
  readonly until: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Days, and on the last one a clock; screen readers hear days, hours and minutes only. */
function DashboardCountdown({ until, now }: DashboardCountdownProps) {
  const { t } = useTranslation(['dashboard', 'ui']);
  const left = timeLeft(Date.parse(until), now);
  const announced = [
    left.days > 0 && t('ui:countdown.spokenDays', { count: left.days }),
    t('ui:countdown.spokenHours', { count: left.hours }),
    left.days === 0 && t('ui:countdown.spokenMinutes', { count: left.minutes }),
  ];
  return (
    <time className={styles.countdown} dateTime={until}>
      <span aria-hidden="true" className={styles.days}>
        {left.days > 0 ? t('head.days', { count: left.days }) : clockOf(left)}
      </span>
      <VisuallyHidden>{announced.filter(Boolean).join(' ')}</VisuallyHidden>
    </time>
  );
}
