import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { FlightsModel } from '../useFlightsModel.ts';
import { useFlightWords } from '../useFlightWords.ts';
import type { EventView } from '../view/flightsView.ts';
import styles from './WallSheet.module.css';

interface WallSheetProps {
  readonly model: FlightsModel;
  readonly events: readonly EventView[];
}

/** Flights on paper, for the wall: names as their guardians publish them. */
export function WallSheet({ model: { facts, places, surfaceName }, events }: WallSheetProps) {
  const { t } = useTranslation('flights');
  const words = useFlightWords();
  const names = new Map(facts.programmes.map(({ id, publishedName }) => [id, publishedName]));
  return (
    <div className={styles.sheet}>
      <h2>{t('print.title', { competition: facts.competition.name })}</h2>
      {events.map((event) => (
        <section key={event.id} className={styles.event}>
          <h3>{t('print.event', { format: event.format, level: event.level })}</h3>
          <div className={styles.flights}>
            {event.flights.map(({ flight, number, withdrawn }) => {
              const place = places.get(flight.id);
              return (
                <div key={flight.id} className={styles.flight}>
                  <h4>{t('flight', { number })}</h4>
                  {place ? <p>{words.place(place, surfaceName(place.surfaceId))}</p> : null}
                  <ol>
                    {flight.programmes
                      .filter((id) => !withdrawn.includes(id))
                      .map((id) => (
                        <li key={id}>{names.get(id)}</li>
                      ))}
                  </ol>
                </div>
              );
            })}
          </div>
        </section>
      ))}
    </div>
  );
}
