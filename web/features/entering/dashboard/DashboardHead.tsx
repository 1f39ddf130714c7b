import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { RegistrationPill, registrationStatusOf } from '../competitionList/index.ts';
import { formatShare } from '../../../i18n/adminFormats.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { paths } from '../../../paths.ts';
import { CopyLink } from '../../../ui/CopyLink.tsx';
import { Figure } from '../../../ui/Figure.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useNow } from '../../../ui/now.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './DashboardHead.module.css';
import { DashboardCountdown } from './DashboardCountdown.tsx';
import { elapsedShare } from './elapsedShare.ts';
import { StartNote } from './StartNote.tsx';

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
        <div className={styles.links}>
          <Link className={styles.link} to={publicPage}>
            <Icon name="external" small />
            {t('head.publicPage')}
          </Link>
          <CopyLink path={publicPage} label={t('head.copy')} />
        </div>
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
    <div className={styles.time}>
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
    </div>
  );
}
