import { useTranslation } from 'react-i18next';
import type { EventResult, ResultList } from '../../../../shared/contract/day/results/publicResults.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Skeleton } from '../../../ui/Waiting.tsx';
import styles from './ResultsPage.module.css';
import { useEventResult } from './useResults.ts';

interface EventFlightsProps {
  readonly competitionId: string;
  readonly eventId: string;
  readonly name: string;
  readonly list: ResultList;
}

/** The flights of an event: those that are posted with their places. */
export function EventFlights({ competitionId, eventId, name, list }: EventFlightsProps) {
  const { t } = useTranslation('results');
  const result = useEventResult(competitionId, eventId, list);
  if (result.isError && !result.data) {
    return <ErrorState title={t('failed')} onRetry={() => void result.refetch()} />;
  }
  return (
    <section className={styles.event} aria-busy={result.isPending}>
      <h2>{name}</h2>
      {result.data ? (
        <div className={styles.flights}>
          {result.data.flights.map((flight) => (
            <FlightPlaces key={flight.number} flight={flight} timeZone={list.competition.timeZone} />
          ))}
        </div>
      ) : (
        <Skeleton height="320px" />
      )}
    </section>
  );
}

type Flight = EventResult['flights'][number];

function FlightPlaces({ flight, timeZone }: { readonly flight: Flight; readonly timeZone: string }) {
  const { t } = useTranslation('results');
  const { number, of, postedAt, correctedAt, places } = flight;
  const heading = of > 1 ? t('flightOf', { number, of }) : t('flight', { number });
  return (
    <section className={styles.flight}>
      <div className={styles.flightHead}>
        <h3>{heading}</h3>
        {postedAt === null ? (
          <Pill tone="neutral">{t('notPosted')}</Pill>
        ) : (
          <span className={styles.detail}>
            {correctedAt === null
              ? t('postedAt', { when: formatInstant(postedAt, timeZone) })
              : t('correctedAt', { when: formatInstant(correctedAt, timeZone) })}
          </span>
        )}
      </div>
      {places.length > 0 ? (
        <table className={styles.table} aria-label={heading}>
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                {t('place')}
              </th>
              <th scope="col">{t('skater')}</th>
              <th scope="col" className={styles.number}>
                {t('points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ place, name, rink, points }, index) => (
              <tr key={`${String(index)} ${name ?? ''}`} data-first={place === 1 || undefined}>
                <td className={styles.number}>
                  <strong>{place}</strong>
                </td>
                <td>
                  {name ?? <span className={styles.detail}>{t('unnamed')}</span>}
                  {rink === null ? null : <span className={styles.rink}> {rink}</span>}
                </td>
                <td className={styles.number}>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}
