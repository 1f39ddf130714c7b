import { useTranslation } from 'react-i18next';
import { PAPER_SIZES } from '../../../../../shared/contract/core/scheduleDocuments.ts';
import { addressOf } from '../../../../api/client.ts';
import styles from './FlightResults.module.css';

interface WallLinksProps {
  readonly competitionId: string;
  readonly flightId: string;
  /** Event and flight. */
  readonly what: string;
}

/** A posted result as a paper for the wall. */
export function WallLinks({ competitionId, flightId, what }: WallLinksProps) {
  const { t } = useTranslation('flightResults');
  return (
    <p className={styles.wall}>
      {t('wall.title')}
      {PAPER_SIZES.map((paper) => (
        <a
          key={paper}
          href={addressOf(
            'getScheduleDocument',
            { competitionId },
            { document: 'results', paper, flight: flightId },
          )}
          type="application/pdf"
          target="_blank"
          rel="noreferrer"
          aria-label={t('wall.label', { what, paper: t(`wall.${paper}`) })}
        >
          {t(`wall.${paper}`)}
        </a>
      ))}
    </p>
  );
}
