import { Suspense, useMemo } from 'react';
import type { ResultList } from '../../../../shared/contract/day/results/publicResults.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { ChoiceFilter, PublicFilters, TextFilter } from '../../../ui/PublicFilters.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useFollowed } from '../follow/index.ts';
import { EventCard } from './EventCard.tsx';
import { EventFlights } from './EventFlights.tsx';
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
}

const NOBODY: ResultList['skaters'] = [];

/** An event's flights, the skaters who are looked for, or all events with how far they are. */
export function EventResults({ competitionId, list, since, posted, query }: EventResultsProps) {
  const { t } = useTranslation('results');
  const { events, skaters } = list;
  const { user } = useSession();
  const account = user && { competitionId, accountId: user.id, posted };
  const names = useMemo(
    () => new Map(events.map(({ id, format, level }) => [id, eventLabel(format, level)])),
    [events],
  );
  const newestFirst = useMemo(
    () => events.toSorted((one, other) => (other.updatedAt ?? '').localeCompare(one.updatedAt ?? '')),
    [events],
  );
  const rinks = useMemo(() => rinksOf(skaters), [skaters]);
  const isOpen = names.has(query.event);
  const isSearch = query.name !== '' || query.rink !== '';
  const heading = useOpenedEvent(isOpen && !isSearch ? query.event : '');
  const { isFollowed } = useFollowed();
  // On an event's own page its list has them.
  const followed = isOpen ? NOBODY : skaters.filter(isFollowed);
  const pinned = <PinnedSkaters skaters={followed} names={names} onOpen={query.open} />;
  const own =
    account === null ? (
      pinned
    ) : (
      <Suspense fallback={pinned}>
        <LaterOwnResults
          of={account}
          event={isOpen ? query.event : ''}
          followed={followed}
          names={names}
          onOpen={query.open}
        />
      </Suspense>
    );
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
          {isSearch ? (
            <Button onClick={() => query.set({ name: '', event: '', rink: '' })}>{t('clear')}</Button>
          ) : null}
        </PublicFilters>
      )}
      {isSearch || isOpen ? null : own}
      {isSearch ? (
        <SkaterPlaces skaters={found} names={names} event={query.event} onOpen={query.open} />
      ) : isOpen ? (
        <>
          <EventFlights
            competitionId={competitionId}
            eventId={query.event}
            name={names.get(query.event) ?? ''}
            heading={heading}
            list={list}
            since={since}
            account={account}
          />
          {/* An event opens at its first places. */}
          {own}
        </>
      ) : (
        <>
          {events.some(({ flights }) => flights > 1) ? (
            <Text soft size="sm">
              {t('eachFlight')}
            </Text>
          ) : null}
          <Stack role="list" as="ul" gap={3} className={styles.events}>
            {newestFirst.map((event) => (
              <li key={event.id}>
                <EventCard
                  event={event}
                  since={since}
                  timeZone={list.competition.timeZone}
                  name={names.get(event.id) ?? ''}
                  onOpen={() => query.open({ event: event.id })}
                />
              </li>
            ))}
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
