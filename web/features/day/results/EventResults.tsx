import { useMemo } from 'react';
import type { ResultList } from '../../../../shared/contract/day/results/publicResults.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ChoiceFilter, PublicFilters, TextFilter } from '../../../ui/PublicFilters.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Box } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Row } from '../../../ui/Row.tsx';
import { SkaterName, useFollowed } from '../follow/index.ts';
import { EventCard } from './EventCard.tsx';
import { EventFlights } from './EventFlights.tsx';
import styles from './ResultsPage.module.css';
import { useOpenedEvent } from './useOpenedEvent.ts';
import type { ResultsQuery } from './useResultsQuery.ts';

interface EventResultsProps {
  readonly competitionId: string;
  readonly list: ResultList;
  /** What was posted later moves in once. */
  readonly since: string;
  readonly query: ResultsQuery;
}

/** An event's flights, the skaters who are looked for, or all events with how far they are. */
export function EventResults({ competitionId, list, since, query }: EventResultsProps) {
  const { t } = useTranslation('results');
  const { events, skaters } = list;
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
  const own = skaters.filter(isFollowed);
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
      {isSearch || isOpen || own.length === 0 ? null : (
        <Stack as="section" gap={2} aria-label={t('yours')}>
          <h2 className={styles.cardName}>{t('yours')}</h2>
          <FoundSkaters skaters={own} names={names} event="" onOpen={query.open} />
        </Stack>
      )}
      {isSearch ? (
        <FoundSkaters skaters={found} names={names} event={query.event} onOpen={query.open} />
      ) : isOpen ? (
        <EventFlights
          competitionId={competitionId}
          eventId={query.event}
          name={names.get(query.event) ?? ''}
          heading={heading}
          list={list}
          since={since}
        />
      ) : (
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
        </Stack>
      )}
    </>
  );
}

interface FoundSkatersProps {
  readonly skaters: ResultList['skaters'];
  readonly names: ReadonlyMap<string, string>;
  /** '' for all. */
  readonly event: string;
  readonly onOpen: ResultsQuery['open'];
}

function FoundSkaters({ skaters, names, event, onOpen }: FoundSkatersProps) {
  const { t } = useTranslation('results');
  const shown = skaters
    .map((skater) => ({
      ...skater,
      results: skater.results.filter(({ eventId }) => event === '' || eventId === event),
    }))
    .filter(({ results }) => results.length > 0);
  if (shown.length === 0)
    return <EmptyState drawing="notFound" title={t('nobody.title')} text={t('nobody.text')} />;
  return (
    <Box role="list" as="ul" frame="panel">
      {shown.map(({ name, rink, results }, index) => (
        // Two children may have the same published name.
        <Stack key={`${String(index)} ${name}`} as="li" gap={1} minContent className={styles.skater}>
          <p>
            <SkaterName skater={{ name, rink }} />
          </p>
          <ul role="list" className={styles.ownPlaces}>
            {results.map(({ eventId, flight, place, state }, at) => (
              <li key={`${String(at)} ${eventId}`}>
                <strong className={styles.placeText}>
                  {state === 'skated' ? t('placeIn', { place }) : t(`notSkated.${state}`)}
                </strong>
                <button
                  type="button"
                  className={styles.textLink}
                  onClick={() => onOpen({ event: eventId, name: '', rink: '' })}
                >
                  {names.get(eventId)}
                </button>
                <Text as="span" soft size="sm">
                  {t('inFlight', { number: flight })}
                </Text>
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Box>
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
