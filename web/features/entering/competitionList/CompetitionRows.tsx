import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { CompetitionLink } from './CompetitionLink.tsx';
import { venueText } from './place.ts';
import { RegistrationPill } from './RegistrationPill.tsx';
import { formatDays } from '../../../i18n/formats.ts';
import { Countdown } from '../../../ui/Countdown.tsx';
import { useNow } from '../../../ui/now.ts';
import styles from './CompetitionRows.module.css';

interface CompetitionRowsProps {
  readonly competitions: readonly Competition[];
  /** They are held today, so that entries are no longer the question. */
  readonly areOn?: boolean;
}

/** A compact list for competitions that take no entries now. */
export function CompetitionRows({ competitions, areOn = false }: CompetitionRowsProps) {
  const now = useNow();
  return (
    <ul role="list" className={styles.rows}>
      {competitions.map((competition) => (
        <li key={competition.id} className={styles.row} data-accent={competition.accent}>
          <span className={styles.edge} aria-hidden="true" />
          <div>
            <h3 className={styles.name}>
              <CompetitionLink competition={competition} />
            </h3>
            <p className={styles.place}>
              {formatDays(competition.startDate, competition.endDate)} · {venueText(competition)}
            </p>
          </div>
          <div className={styles.standing}>
            {competition.openFrom && Date.parse(competition.openFrom) > now ? (
              <span className={styles.countdown}>
                <Countdown until={competition.openFrom} kind="opens" />
              </span>
            ) : null}
            {areOn ? null : <RegistrationPill competition={competition} now={now} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
