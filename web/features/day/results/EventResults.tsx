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
import { EventFlights } from './EventFlights.tsx';
import styles from './ResultsPage.module.css';
import type { ResultsQuery } from './useResultsQuery.ts';

interface EventResultsProps {
  readonly competitionId: string;
  readonly list: ResultList;
  readonly query: ResultsQuery;
}

/** An event's flights, the skaters who are looked for, or all events with how far they are. */
export function EventResults({ competitionId, list, query }: EventResultsProps) {
  const { t } = useTranslation('results');
  const { events, skaters } = list;
  const names = useMemo(
    () => new Map(events.map(({ id, format, level }) => [id, eventLabel(format, level)])),
    [events],
  );
  // On a phone the first screen would else be events that have no results.
  const postedFirst = useMemo(
    () => [...events].sort((one, other) => Number(other.posted > 0) - Number(one.posted > 0)),
    [events],
  );
  const rinks = useMemo(() => rinksOf(skaters), [skaters]);
  const isSearch = query.name !== '' || query.rink !== '';
  const found = useMemo(() => searchSkaters(skaters, query), [skaters, query]);
  return (
    <>
      <PublicFilters>
        <TextFilter label={t('search')} value={query.name} onChange={(name) => query.set({ name })} />
        <ChoiceFilter
          label={t('event')}
          all={t('every.event')}
          options={[...names].map(([value, label]) => ({ value, label }))}
          value={query.event}
          onChange={(event) => query.set({ event })}
        />
        <ChoiceFilter
          label={t('rink')}
          all={t('every.rink')}
          options={rinks.map((rink) => ({ value: rink, label: rink }))}
          value={query.rink}
          onChange={(rink) => query.set({ rink })}
        />
        {isSearch || query.event !== '' ? (
          <Button onClick={() => query.set({ name: '', event: '', rink: '' })}>{t('clear')}</Button>
        ) : null}
      </PublicFilters>
      {isSearch ? (
        <FoundSkaters skaters={found} names={names} event={query.event} onOpen={query.set} />
      ) : query.event !== '' && names.has(query.event) ? (
        <EventFlights
          competitionId={competitionId}
          eventId={query.event}
          name={names.get(query.event) ?? ''}
          list={list}
        />
      ) : (
        <Stack role="list" as="ul" gap={3} className={styles.events}>
          {postedFirst.map(({ id, posted, flights }) => (
            <li key={id}>
              <button type="button" className={styles.eventLink} onClick={() => query.set({ event: id })}>
                <strong>{names.get(id)}</strong>
                <Text as="span" soft size="sm">
                  {posted === 0
                    ? t('waiting')
                    : posted === flights
                      ? t('allPosted')
                      : t('posted', { posted, flights })}
                </Text>
              </button>
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
  readonly onOpen: ResultsQuery['set'];
}

function FoundSkaters({ skaters, names, event, onOpen }: FoundSkatersProps) {
  const { t } = useTranslation('results');
  const shown = skaters
    .map((skater) => ({
      ...skater,
      results: skater.results.filter(({ eventId }) => event === '' || eventId === event),
    }))
    .filter(({ results }) => results.length > 0);
  if (shown.length === 0) return <EmptyState title={t('nobody.title')} text={t('nobody.text')} />;
  return (
    <Box role="list" as="ul" frame="panel">
      {shown.map(({ name, rink, results }, index) => (
        // Two children may have the same published name.
        <Stack key={`${String(index)} ${name}`} as="li" gap={1} minContent className={styles.skater}>
          <p>
            <strong>{name}</strong>
            {rink === null ? null : (
              <Text as="span" soft size="sm">
                {' '}
                {rink}
              </Text>
            )}
          </p>
          <ul role="list" className={styles.ownPlaces}>
            {results.map(({ eventId, flight, place }) => (
              <li key={`${eventId} ${String(flight)} ${String(place)}`}>
                <strong className={styles.placeText}>{t('placeIn', { place })}</strong>
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

/** Skaters with a posted place whose published name and rink are looked for; nobody while nothing is. */
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
