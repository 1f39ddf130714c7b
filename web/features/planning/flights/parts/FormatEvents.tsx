import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Pill } from '../../../../ui/Pill.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Box } from '../../../../ui/Box.tsx';
import type { FlightsPlace } from '../useFlightsPlace.ts';
import { useFlightWords } from '../useFlightWords.ts';
import { type EventView, sizesOf } from '../view/flightsView.ts';
import styles from './FormatEvents.module.css';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';

interface FormatEventsProps {
  readonly format: string;
  readonly events: readonly EventView[];
  readonly place: FlightsPlace;
}

/** The events of a format, a line for each level. */
export function FormatEvents({ format, events, place }: FormatEventsProps) {
  const heading = useId();
  if (events.length === 0) return null;
  return (
    <Stack as="section" gap={3} className={styles.format} aria-labelledby={heading}>
      <h2 id={heading}>{format}</h2>
      <Box role="list" as="ul" frame="panel">
        {events.map((event) => (
          <EventLine key={event.id} event={event} place={place} />
        ))}
      </Box>
    </Stack>
  );
}

interface EventLineProps {
  readonly event: EventView;
  readonly place: FlightsPlace;
}

function EventLine({ event, place }: EventLineProps) {
  const { t } = useTranslation('flights');
  const words = useFlightWords();
  const { flights } = event;
  const sizes = sizesOf(flights)
    .map(({ size, count }) => t('row.sizeTimes', { times: count, size }))
    .join(' · ');
  return (
    <Stack as="li" gap={2} columnGap={4} className={styles.event}>
      <Link className={styles.level} to={place.toEvent(event.id)}>
        {event.level}
      </Link>
      <Text as="span" soft size="sm" figures>
        {words.crowd(event.crowd, event.programmes)}
      </Text>
      <Text as="span" soft size="sm" figures>
        {flights.length === 0
          ? t('row.notBuilt')
          : t('flights', { count: flights.length, formatted: formatNumber(flights.length) })}
      </Text>
      <Text as="span" soft size="sm" figures breaks className={styles.sizes}>
        {flights.length > 0 ? (
          <>
            <VisuallyHidden>{t('row.sizes')} </VisuallyHidden>
            {sizes}
          </>
        ) : null}
      </Text>
      <Row as="span" gap={1} justify="end" className={styles.states}>
        {event.changes > 0 ? <Pill tone="bad">{t('row.changes', { count: event.changes })}</Pill> : null}
        {event.lone > 0 ? <Pill tone="warn">{t('row.lone', { count: event.lone })}</Pill> : null}
        {event.broken > 0 ? <Pill tone="warn">{t('row.broken', { count: event.broken })}</Pill> : null}
        {event.isFrozen ? <Pill tone="info">{t('frozen')}</Pill> : null}
      </Row>
    </Stack>
  );
}
