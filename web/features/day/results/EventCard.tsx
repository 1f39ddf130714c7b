import type { ResultList } from '../../../../shared/contract/day/results/publicResults.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { MeasuredAlone } from './EventFlights.tsx';
import { MedalPlace } from './MedalPlace.tsx';
import { postedTime } from './postedTime.ts';
import styles from './ResultsPage.module.css';
import { cardId } from './useOpenedEvent.ts';

interface EventCardProps {
  readonly event: ResultList['events'][number];
  /** What was posted later moves in once. */
  readonly since: string;
  readonly timeZone: string;
  readonly name: string;
  /** With the best of each flight alone: one of many, on a phone. */
  readonly isShort: boolean;
  readonly onOpen: () => void;
}

/** An event with the first three of each flight that is posted, or the best alone. */
export function EventCard({ event, since, timeZone, name, isShort, onOpen }: EventCardProps) {
  const { t } = useTranslation('results');
  const { posted, flights, podiums } = event;
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
  const shown = sumOf(podiums.map(({ places }) => places.length));
  const placed = sumOf(podiums.map((podium) => podium.placed));
  const isWhole = posted === flights;
  const progress = isWhole ? t('allPosted') : t('posted', { posted, flights });
  return (
    <article className={styles.card} data-posted>
      <h2 className={styles.cardName}>
        <button id={cardId(event.id)} type="button" className={styles.cardLink} onClick={onOpen}>
          {name}
        </button>
      </h2>
      {isShort && isWhole ? null : (
        <Text soft size="sm">
          {progress}
        </Text>
      )}
      {isShort ? (
        <Leaders podiums={podiums} />
      ) : (
        podiums.map((podium) => (
          <FlightPodium
            key={`${podium.number} ${podium.correctedAt ?? podium.postedAt}`}
            podium={podium}
            since={since}
            timeZone={timeZone}
          />
        ))
      )}
      {isShort ? null : (
        <p className={styles.allPlaces}>
          {placed > shown ? (
            <Text as="span" soft size="sm">
              {t('shown', { shown, placed })}
            </Text>
          ) : null}
          <span className={styles.way} aria-hidden="true">
            {t('allPlaces')}
            <Icon name="arrow" small />
          </span>
        </p>
      )}
    </article>
  );
}

/** The best of each flight: who skates alone may have the second place. */
function Leaders({ podiums }: Pick<EventCardProps['event'], 'podiums'>) {
  const { t } = useTranslation('results');
  const best = podiums.flatMap(({ places }) => places.filter(({ place }) => place === places[0]?.place));
  return [...Map.groupBy(best, ({ place }) => place)].map(([place, leaders]) => (
    <Row as="p" key={place} gap={2} align="center" wrap={false}>
      <MedalPlace place={place} />
      <span className={styles.podiumName}>{formatList(leaders.map(({ name }) => name ?? t('unnamed')))}</span>
      <Icon name="right" small />
    </Row>
  ));
}

interface WaitingEventsProps {
  readonly events: ResultList['events'];
  readonly names: ReadonlyMap<string, string>;
  readonly onOpen: (eventId: string) => void;
}

/** The events that still wait for their first result, as one card: each of its own would be an empty box. */
export function WaitingEvents({ events, names, onOpen }: WaitingEventsProps) {
  const { t } = useTranslation('results');
  return (
    <article className={styles.waiting}>
      <h2 className={styles.cardName}>{t('waiting')}</h2>
      <ul role="list">
        {events.map(({ id }) => (
          <li key={id}>
            <button id={cardId(id)} type="button" className={styles.waitingLink} onClick={() => onOpen(id)}>
              {names.get(id)}
            </button>
          </li>
        ))}
      </ul>
    </article>
  );
}

interface FlightPodiumProps extends Pick<EventCardProps, 'since' | 'timeZone'> {
  readonly podium: ResultList['events'][number]['podiums'][number];
}

/** When it was posted, and the first three with their rinks: two children may have one first name. */
function FlightPodium({ podium, since, timeZone }: FlightPodiumProps) {
  const { t } = useTranslation('results');
  const { number, of, postedAt, correctedAt, places } = podium;
  const when = postedTime(correctedAt ?? postedAt, timeZone);
  const step = t(correctedAt === null ? 'postedAt' : 'correctedAt', { when });
  return (
    <>
      <Text soft size="sm" className={styles.podiumHead}>
        {of > 1 ? `${t('flightOf', { number, of })} · ${step}` : step}
      </Text>
      <ol role="list" className={styles.podium} data-new={(correctedAt ?? postedAt) > since || undefined}>
        {places.map(({ place, name, rink, points }, index) => (
          <li key={`${String(index)} ${name ?? ''}`}>
            <MedalPlace place={place} />
            <span className={styles.podiumName}>
              {name ?? (
                <Text as="span" soft>
                  {t('unnamed')}
                </Text>
              )}
              {rink === null ? null : (
                <Text as="span" soft size="sm">
                  {' '}
                  {rink}
                </Text>
              )}
              <MeasuredAlone places={places} />
            </span>
            <Text as="span" soft size="sm">
              {t('countPoints', { count: points })}
            </Text>
          </li>
        ))}
      </ol>
    </>
  );
}
