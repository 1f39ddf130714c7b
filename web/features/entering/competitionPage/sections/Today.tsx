import { useTranslation } from 'react-i18next';
import type { LateFee } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { Countdown } from '../../../../ui/Countdown.tsx';
import { usePresent } from '../../../../ui/now.ts';
import type { ShownCompetition } from '../toShownCompetition.ts';
import styles from './DatesSection.module.css';
import { todayState } from './today.ts';

interface TodayProps {
  readonly competition: ShownCompetition;
  readonly lateFees: readonly LateFee[];
}

/** The present on the line of dates: which price applies, and how long entries are open. */
export function Today({ competition, lateFees }: TodayProps) {
  const { t } = useTranslation('competitionPage');
  const { openFrom, openUntil } = competition;
  const state = usePresent((now) => todayState(competition, lateFees, now));
  const until = state === 'opensLater' ? openFrom : state === 'closed' ? null : openUntil;
  return (
    <li className={styles.date} data-today="">
      <span className={styles.mark} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.what}>{t('today.title')}</p>
        <p className={styles.present}>
          {t(`today.${state}`)}{' '}
          {until === null ? null : (
            <Countdown until={until} kind={state === 'opensLater' ? 'opens' : 'closes'} />
          )}
        </p>
      </div>
    </li>
  );
}
