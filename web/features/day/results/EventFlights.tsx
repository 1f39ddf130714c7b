import { Suspense, type ReactNode, type RefObject } from 'react';
import type { EventResult, ResultList } from '../../../../shared/contract/day/results/publicResults.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { usePresent } from '../../../ui/now.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Skeleton } from '../../../ui/Waiting.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Box } from '../../../ui/Box.tsx';
import { SkaterName } from '../follow/index.ts';
import { LaterOwnName } from './laterOwnResults.ts';
import { MedalPlace } from './MedalPlace.tsx';
import { postedTime } from './postedTime.ts';
import styles from './ResultsPage.module.css';
import type { OwnResultsOf } from './useOwnResults.ts';
import { useEventResult } from './useResults.ts';

interface EventFlightsProps {
  readonly competitionId: string;
  readonly eventId: string;
  readonly name: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly list: ResultList;
  /** What was posted later moves in once. */
  readonly since: string;
  /** Whom the reader looks for first. */
  readonly pinned: ReactNode;
  /** Whose skaters are marked; null for a visitor. */
  readonly account: OwnResultsOf | null;
}

/** The flights of an event: those that are posted with their places. */
export function EventFlights(props: EventFlightsProps) {
  const { competitionId, eventId, name, heading, list, since, pinned, account } = props;
  const { t } = useTranslation('results');
  const result = useEventResult(competitionId, eventId, list);
  if (result.isError && !result.data) {
    return <ErrorState title={t('failed')} onRetry={() => void result.refetch()} />;
  }
  return (
    <Stack as="section" gap={4} aria-busy={result.isPending}>
      <h2 ref={heading} tabIndex={-1}>
        {name}
      </h2>
      {pinned}
      {result.data ? <HowPlaced flights={result.data.flights} /> : null}
      {result.data && result.data.flights.every(({ postedAt }) => postedAt === null) ? (
        <NothingPosted list={list} />
      ) : result.data ? (
        <Stack gap={4} className={styles.flights}>
          {result.data.flights.map((flight) => (
            <FlightPlaces
              key={flight.number}
              flight={flight}
              eventId={eventId}
              account={account}
              since={since}
              timeZone={list.competition.timeZone}
            />
          ))}
        </Stack>
      ) : (
        <Skeleton height="320px" />
      )}
    </Stack>
  );
}

/** Why a level has several first places, and what the place of a skater without rivals is. */
export function HowPlaced({ flights }: { readonly flights: readonly PlacedFlight[] }) {
  const { t } = useTranslation('results');
  const sentences = [
    ...(flights.some(({ of }) => of > 1) ? [t('eachFlight')] : []),
    ...(flights.some(({ places }) => places.length === 1) ? [t('loneSkater')] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <Text soft size="sm">
      {sentences.join(' ')}
    </Text>
  );
}

/** What is to come, as long as something is. */
function NothingPosted({ list: { competition } }: Pick<EventFlightsProps, 'list'>) {
  const { t } = useTranslation('results');
  const today = usePresent((now) => dayIn(now, competition.timeZone));
  const isOver = (competition.days.at(-1) ?? '') < today;
  return (
    <EmptyState
      drawing="results"
      title={t('nothingPosted.title')}
      text={t(isOver ? 'nothingPosted.over' : 'none.text')}
    />
  );
}

type Flight = EventResult['flights'][number];
type PlacedFlight = Pick<Flight, 'of'> & { readonly places: readonly unknown[] };

interface FlightPlacesProps extends Pick<EventFlightsProps, 'eventId' | 'since' | 'account'> {
  readonly flight: Flight;
  readonly timeZone: string;
}

function FlightPlaces({ flight, eventId, account, since, timeZone }: FlightPlacesProps) {
  const { t } = useTranslation('results');
  const { number, of, postedAt, correctedAt, places, notSkated } = flight;
  const heading = of > 1 ? t('flightOf', { number, of }) : t('flight', { number });
  return (
    <Box as="section" frame="panel" className={styles.flight}>
      <Row gap={2} columnGap={4} align="center" justify="between" pad={3} padInline={4}>
        <h3>{heading}</h3>
        {postedAt === null ? (
          <Pill tone="neutral">{t('notPosted')}</Pill>
        ) : (
          <Text as="span" soft size="sm">
            {correctedAt === null
              ? t('postedAt', { when: postedTime(postedAt, timeZone) })
              : t('correctedAt', { when: postedTime(correctedAt, timeZone) })}
          </Text>
        )}
      </Row>
      {places.length + notSkated.length > 0 ? (
        <table
          className={styles.table}
          aria-label={heading}
          data-new={(correctedAt ?? postedAt ?? '') > since || undefined}
        >
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
            {places.map(({ place, name, rink, event, points }, index) => (
              <tr key={`${String(index)} ${name ?? ''}`}>
                <td className={styles.number}>
                  <MedalPlace place={place} />
                </td>
                <td>
                  {name === null ? (
                    <Text as="span" soft size="sm">
                      {t('unnamed')}
                    </Text>
                  ) : account === null ? (
                    <SkaterName skater={{ name, rink, event }} isBelowEvent />
                  ) : (
                    <Suspense fallback={<SkaterName skater={{ name, rink, event }} isBelowEvent />}>
                      <LaterOwnName
                        of={account}
                        eventId={eventId}
                        flight={flight}
                        row={index}
                        skater={{ name, rink, event }}
                      />
                    </Suspense>
                  )}
                  <MeasuredAlone places={places} />
                </td>
                <td className={styles.number}>{points}</td>
              </tr>
            ))}
            {notSkated.map(({ name, rink, event, state }, index) => (
              <tr key={`${String(index)} ${name}`} data-out>
                <td className={styles.number}>–</td>
                <td>
                  <SkaterName skater={{ name, rink, event }} isBelowEvent />
                </td>
                <td className={styles.number}>{t(`notSkated.${state}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </Box>
  );
}

/** Says why the only place of a flight is not the first: alone, a skater is measured against the standard. */
export function MeasuredAlone({ places }: { readonly places: readonly { readonly place: number }[] }) {
  const { t } = useTranslation('results');
  const [only, ...others] = places;
  if (!only || only.place === 1 || others.length > 0) return null;
  return (
    <Text as="span" soft size="sm" className={styles.alone}>
      {t('alone')}
    </Text>
  );
}
