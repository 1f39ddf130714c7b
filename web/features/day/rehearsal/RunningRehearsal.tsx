import { useTranslation } from 'react-i18next';
import type { Rehearsal } from '../../../../shared/contract/day/running/rehearsals.ts';
import { formatWeekday } from '../../../i18n/formats.ts';
import { Card } from '../../../ui/Card.tsx';
import { DeleteRehearsal } from './DeleteRehearsal.tsx';
import { PlayedDay } from './PlayedDay.tsx';
import { PracticeLinks } from './PracticeLinks.tsx';
import styles from './Rehearsal.module.css';

interface RunningRehearsalProps {
  readonly competitionId: string;
  readonly rehearsal: Rehearsal;
}

/** The rehearsal of a competition: its day, its screens, and its end. */
export function RunningRehearsal({ competitionId, rehearsal }: RunningRehearsalProps) {
  const { t } = useTranslation('rehearsal');
  const { plays, by, flights, programmes, state } = rehearsal;
  const isReady = state === 'ready';
  return (
    <div className={styles.page}>
      <p className={styles.soft}>
        {t('about', { day: formatWeekday(plays), by })} {t('flights', { count: flights })}
        {', '}
        {t('programmes', { count: programmes })}.
      </p>
      {isReady ? (
        <>
          <PlayedDay rehearsal={rehearsal} />
          <PracticeLinks rehearsalId={rehearsal.id} />
        </>
      ) : (
        <Card as="section" className={styles.card}>
          <h2>{t(`state.${state}`)}</h2>
          <p>{t(`stateText.${state}`)}</p>
        </Card>
      )}
      <DeleteRehearsal competitionId={competitionId} rehearsal={rehearsal} />
    </div>
  );
}
