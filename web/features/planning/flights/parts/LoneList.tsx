import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Box } from '../../../../ui/Box.tsx';
import type { FlightsModel } from '../useFlightsModel.ts';
import type { FlightsPlace } from '../useFlightsPlace.ts';
import { useFlightWords } from '../useFlightWords.ts';
import type { EventView, FlightView } from '../view/flightsView.ts';
import { ruleFact } from '../view/ruleFacts.ts';
import styles from './LoneList.module.css';

interface LoneListProps {
  readonly model: FlightsModel;
  readonly events: readonly EventView[];
  readonly place: FlightsPlace;
}

/** Skaters who skate alone, with the flights that could take them in and why the others cannot. */
export function LoneList({ model, events, place }: LoneListProps) {
  const { t } = useTranslation('flights');
  const heading = useId();
  const lone = events.flatMap((event) =>
    event.flights.filter((view) => view.lone !== null).map((view) => ({ event, view })),
  );
  if (lone.length === 0) return null;
  // Skaters whom a flight can take in come first.
  lone.sort((one, other) => Number(canJoin(other.view)) - Number(canJoin(one.view)));
  return (
    <Stack as="section" gap={3} className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{t('lone.title')}</h2>
      <Text soft size="sm">
        {t('lone.text')}
      </Text>
      <Box role="list" as="ul" frame="panel">
        {lone.map(({ event, view }) => (
          <LoneLine key={view.flight.id} model={model} event={event} view={view} place={place} />
        ))}
      </Box>
    </Stack>
  );
}

const canJoin = ({ lone }: FlightView) => lone !== null && lone.joinable.length > 0;

interface LoneLineProps {
  readonly model: FlightsModel;
  readonly event: EventView;
  readonly view: FlightView;
  readonly place: FlightsPlace;
}

/** As many flights as can be told apart at a glance. */
const MOST_JOINS = 3;

function LoneLine({ model, event, view, place }: LoneLineProps) {
  const { t } = useTranslation('flights');
  const words = useFlightWords();
  const { lone, flight } = view;
  if (!lone) return null;
  const row = model.findRow(lone.programmeId);
  const name = row.name || t('skater.unknown');
  const hosts = new Map(event.flights.map((host) => [host.flight.id, host]));
  const joins = lone.joinable.flatMap(({ flightId }) => hosts.get(flightId) ?? []).slice(0, MOST_JOINS);
  const stop = event.isFrozen ? t('freeze.reason') : undefined;
  const forbidden = lone.forbidden.flatMap(({ flightId, rules }) => {
    const host = hosts.get(flightId);
    if (!host) return [];
    const joined = [...host.flight.programmes, ...flight.programmes];
    const texts = rules.map(({ rule }) => words.ruleText(ruleFact(model.book, event.id, joined, rule)));
    return [{ id: flightId, number: host.number, rules: texts.join('. ') }];
  });
  return (
    <Stack as="li" gap={2} columnGap={4} className={styles.lone}>
      <div className={styles.who}>
        <Link className={styles.name} to={place.toEvent(event.id, lone.programmeId)}>
          {name}
        </Link>
        <Text as="span" soft size="sm">
          {[
            words.ageOf(row),
            row.sexes.join(', '),
            `${event.format} · ${event.level}`,
            t('flight', { number: view.number }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <Row gap={2} justify="end" className={styles.joins}>
        {joins.length === 0 ? <Pill tone="neutral">{t('lone.book')}</Pill> : null}
        {model.isReadOnly
          ? null
          : joins.map((host) => {
              const { number, flight: hostFlight } = host;
              const ages = words.ages(hostFlight.programmes.map(model.findRow));
              return (
                <Button
                  key={hostFlight.id}
                  dense
                  disabledReason={stop}
                  aria-label={t('lone.joinNamed', { name, number, ages })}
                  onClick={() => model.changes.joinLone(lone.programmeId, hostFlight.id)}
                >
                  {t('lone.join', { number })}{' '}
                  <Text as="span" soft size="sm">
                    {ages}
                  </Text>
                </Button>
              );
            })}
      </Row>
      {forbidden.length > 0 ? (
        <details className={styles.why}>
          <summary>{t('lone.why')}</summary>
          <ul>
            {forbidden.map(({ id, number, rules }) => (
              <li key={id}>{t('lone.flightWhy', { number, rules })}</li>
            ))}
          </ul>
        </details>
      ) : joins.length === 0 ? (
        <Text soft size="sm">
          {t('lone.onlyFlight')}
        </Text>
      ) : null}
    </Stack>
  );
}
