import type { ReactNode } from 'react';
import type { MyDuty } from '../../../../shared/contract/planning/publicSchedule.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CrossedOutTime } from '../../../ui/CrossedOutTime.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './MyDay.module.css';
import { useTitleOf } from './StartCard.tsx';

type DutyFlight = MyDuty['flights'][number];

interface DutyRowProps {
  readonly duty: MyDuty;
  readonly clashLine: ReactNode;
  readonly surfaces: ReadonlyMap<string, string>;
  /** `HH:MM` when a flight is expected; null where that is no other time. */
  readonly expectedOf: (flight: DutyFlight) => string | null;
}

/** A panel to sit on, with its flights; it begins with the first of them. */
export function DutyRow({ duty, clashLine, surfaces, expectedOf }: DutyRowProps) {
  const { t } = useTranslation('mySchedule');
  const { start, end, surfaceId, flights } = duty;
  const title = useTitleOf({ kind: 'duty', duty });
  const [first] = flights;
  const expected = first ? expectedOf(first) : null;
  return (
    <Stack as="li" gap={1} columnGap={4} className={styles.item}>
      <p className={styles.time}>
        {expected === null ? (
          <>
            <strong>{formatTime(start)}</strong>
            <span className={styles.end}>–{formatTime(end)}</span>
          </>
        ) : (
          <>
            <strong>{formatTime(expected)}</strong> <CrossedOutTime time={start} />
          </>
        )}
      </p>
      <Stack gap={1} minContent breaks className={styles.what}>
        <Row as="p" gap={2} align="center">
          <strong>{title}</strong>
        </Row>
        <Text soft size="sm">
          {surfaces.get(surfaceId) ?? surfaceId} · {t('flights', { count: flights.length })}
        </Text>
        <ul role="list" className={styles.flights}>
          {flights.map((flight) => (
            <li key={flight.start}>
              <FlightTime start={flight.start} expected={expectedOf(flight)} />{' '}
              {eventLabel(flight.event.format, flight.event.level)}
              {flight.part.of > 1 ? ` · ${t('part', flight.part)}` : null}
            </li>
          ))}
        </ul>
        {clashLine}
      </Stack>
    </Stack>
  );
}

function FlightTime({ start, expected }: { readonly start: string; readonly expected: string | null }) {
  if (expected === null) return formatTime(start);
  return (
    <>
      {formatTime(expected)} <CrossedOutTime time={start} />
    </>
  );
}
