import { useTranslation } from 'react-i18next';
import type { RunFlight } from '../../../../shared/contract/day/running/checkIn.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { FlightName, FlightTime } from './FlightWords.tsx';
import styles from './Music.module.css';
import { lengthOf } from './surfaceDay.ts';

interface MusicFlightProps {
  readonly heading: string;
  readonly flight: RunFlight;
}

/** A flight in start order: whose music, which, and how long. */
export function MusicFlight({ heading, flight }: MusicFlightProps) {
  const { t } = useTranslation('running');
  return (
    <section
      className={styles.flight}
      aria-label={`${heading}: ${eventLabel(flight.event.format, flight.event.level)} ${String(flight.part.number)}`}
    >
      <h2>
        <span className={styles.heading}>{heading}</span> <FlightTime flight={flight} />{' '}
        <FlightName flight={flight} />
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('desk.order')}</th>
            <th scope="col">{t('desk.name')}</th>
            <th scope="col">{t('desk.music')}</th>
            <th scope="col">{t('desk.length')}</th>
          </tr>
        </thead>
        <tbody>
          {flight.starters.map(({ programmeId, order, name, sayAs, musicTitle, seconds, state }) => (
            <tr key={programmeId} data-state={state}>
              <td>{order}</td>
              <td>
                <strong>{name}</strong>
                {sayAs === '' ? null : <span className={styles.said}>{t('desk.said', { sayAs })}</span>}
                {state === 'scratched' || state === 'noShow' ? (
                  <Pill tone="neutral">{t(`states.${state}`)}</Pill>
                ) : null}
              </td>
              <td>{musicTitle === '' ? <Pill tone="warn">{t('desk.noMusic')}</Pill> : musicTitle}</td>
              <td>{lengthOf(seconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
