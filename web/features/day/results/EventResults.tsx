import { Suspense, useMemo } from 'react';
import type { ResultList } from '../../../../shared/contract/day/results/publicResults.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { ChoiceFilter, PublicFilters, TextFilter } from '../../../ui/PublicFilters.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Row } from '../../../ui/Row.tsx';
import { useFollowed } from '../follow/index.ts';
import { EventCard, WaitingEvents } from './EventCard.tsx';
import { EventFlights, HowPlaced } from './EventFlights.tsx';
import { SkaterPlaces, PinnedSkaters } from './SkaterPlaces.tsx';
import { LaterOwnResults } from './laterOwnResults.ts';
import styles from './ResultsPage.module.css';
import { useOpenedEvent } from './useOpenedEvent.ts';
import type { ResultsQuery } from './useResultsQuery.ts';

interface EventResultsProps {
  readonly competitionId: string;
  readonly list: ResultList;
  /** What was posted later moves in once. */
  readonly since: string;
  /** The instant of the last posted result. */
  readonly posted: string;
  readonly query: ResultsQuery;
  /** After its last day, a competition's events stand in its own order. */
  readonly isOver: boolean;
}

/** On a phone more events than these are a long way: the first stay whole, the others name their winners. */
const FEW = 6;
const WHOLE = 3;

/** An event's flights, the skaters who are looked for, or all events with how far they are. */
export function EventResults({ competitionId, list, since, posted, query, isOver }: EventResultsProps) {
  const { t } = useTranslation('results');
  const { events, skaters } = list;
  const { user } = useSession();
  const account = user && { competitionId, accountId: user.id, posted };
  const names = useMemo(
    () => new Map(events.map(({ id, format, level }) => [id, eventLabel(format, level)])),
    [events],
  );
  const withResults = useMemo(() => eventsWithResults(events, isOver), [events, isOver]);
  const waiting = events.filter(({ posted: flights }) => flights === 0);
  const rinks = useMemo(() => rinksOf(skaters), [skaters]);
  const isOpen = names.has(query.event);
  const isSearch = query.name !== '' || query.rink !== '';
  const heading = useOpenedEvent(isOpen && !isSearch ? query.event : '');
  const { isFollowed } = useFollowed();
  const event = isOpen ? query.event : '';
  const followed = skaters.filter(
    (skater) =>
      isFollowed(skater) && (event === '' || skater.results.some(({ eventId }) => eventId === event)),
  );
  const pinned = <PinnedSkaters skaters={followed} event={event} names={names} onOpen={query.open} />;
  const own =
    account === null ? (
      pinned
    ) : (
      <Suspense fallback={pinned}>
        <LaterOwnResults of={account} event={event} followed={followed} names={names} onOpen={query.open} />
      </Suspense>
    );
  const isPhone = useIsPhone();
  const found = useMemo(() => searchSkaters(skaters, query), [skaters, query]);
  return (
    <>
      {isOpen && !isSearch ? (
        <Row>
          <Button dense icon={<Icon name="left" />} onClick={() => query.open({ event: '' })}>
            {t('every.event')}
          </Button>
        </Row>
      ) : (
        <PublicFilters>
          <TextFilter label={t('search')} value={query.name} onChange={(name) => query.set({ name })} />
          <ChoiceFilter
            label={t('rink')}
            all={t('every.rink')}
            options={rinks.map((rink) => ({ value: rink, label: rink }))}
            value={query.rink}
            onChange={(rink) => query.set({ rink })}
          />
          {isSearch ? null : (
            <ChoiceFilter
              label={t('event')}
              all={t('every.event')}
              options={events.map(({ id }) => ({ value: id, label: names.get(id) ?? '' }))}
              value={query.event}
              onChange={(event) => query.open({ event })}
            />
          )}
          {isSearch ? (
            <Button onClick={() => query.set({ name: '', event: '', rink: '' })}>{t('clear')}</Button>
          ) : null}
        </PublicFilters>
      )}
      {isSearch || isOpen ? null : own}
      {isSearch ? (
        <SkaterPlaces skaters={found} names={names} event={query.event} onOpen={query.open} />
      ) : isOpen ? (
        <EventFlights
          competitionId={competitionId}
          eventId={query.event}
          name={names.get(query.event) ?? ''}
          heading={heading}
          list={list}
          since={since}
          pinned={own}
          account={account}
        />
      ) : (
        <>
          <HowPlaced flights={events.flatMap(({ podiums }) => podiums)} />
          {isOver ? null : <p className={styles.order}>{t('latestFirst')}</p>}
          <Stack role="list" as="ul" gap={3} className={styles.events}>
            {withResults.map((event, index) => (
              <li key={event.id}>
                <EventCard
                  event={event}
                  since={since}
                  timeZone={list.competition.timeZone}
                  name={names.get(event.id) ?? ''}
                  isShort={isPhone && withResults.length > FEW && index >= WHOLE}
                  onOpen={() => query.open({ event: event.id })}
                />
              </li>
            ))}
            {waiting.length > 0 ? (
              <li>
                <WaitingEvents events={waiting} names={names} onOpen={(event) => query.open({ event })} />
              </li>
            ) : null}
            {list.cancelledEvents.map(({ id, format, level }) => (
              <li key={id}>
                <article className={styles.card}>
                  <h2 className={styles.cardName}>
                    <s>{eventLabel(format, level)}</s>
                  </h2>
                  <p>
                    <Pill tone="bad">{t('cancelled')}</Pill>
                  </p>
                </article>
              </li>
            ))}
          </Stack>
        </>
      )}
    </>
  );
}

/** Those with a posted flight; while more are posted, what is new comes first. */
function eventsWithResults(events: ResultList['events'], isOver: boolean): ResultList['events'] {
  const posted = events.filter(({ posted: flights }) => flights > 0);
  if (isOver) return posted;
  return posted.toSorted((one, other) => (other.updatedAt ?? '').localeCompare(one.updatedAt ?? ''));
}

/** Skaters of posted results whose published name and rink are looked for; nobody while nothing is. */
function searchSkaters(
  skaters: ResultList['skaters'],
  { name, rink }: { readonly name: string; readonly rink: string },
): ResultList['skaters'] {
  const search = plain(name);
  if (search === '' && rink === '') return [];
  return skaters.filter((one) => (rink === '' || one.rink === rink) && plain(one.name).includes(search));
}

/** Without accents and capitals, as people type names. */
const plain = (text: string) =>
  text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

const rinksOf = (skaters: ResultList['skaters']): string[] =>
  [...new Set(skaters.flatMap(({ rink }) => rink ?? []))].sort((one, other) => one.localeCompare(other));
