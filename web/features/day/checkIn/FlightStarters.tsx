import { useState } from 'react';
import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { laterDialog } from '../../../ui/laterDialog.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import { HeldFlight } from '../rests/index.ts';
import styles from './CheckIn.module.css';
import { StarterRow, type CheckInDay } from './StarterRow.tsx';

const OrderDialog = laterDialog(async () => (await import('./OrderDialog.tsx')).OrderDialog);

interface FlightStartersProps {
  readonly flight: RunFlight;
  readonly day: CheckInDay;
}

/** A flight in start order. */
export function FlightStarters({ flight, day }: FlightStartersProps) {
  const { t } = useTranslation('checkIn');
  const [isOrdering, setIsOrdering] = useState(false);
  const { start, event, part, starters, expected, state } = flight;
  const label = t('flight', { start: formatTime(start), event: eventLabel(event.format, event.level) });
  const isLater = expected !== null && formatTime(expected) !== formatTime(start);
  const isToCome = state === 'toCome' || state === 'skipped';
  return (
    <Stack gap={2}>
      <Row gap={2} align="center" justify="between" className={styles.flightHead}>
        <h3>
          {label}
          {part.of > 1 ? (
            <Text as="span" soft size="sm">
              {' '}
              · {t('part', part)}
            </Text>
          ) : null}
          {isLater ? (
            <Text as="span" soft size="sm">
              {' '}
              · {t('late', { when: formatTime(expected) })}
            </Text>
          ) : null}
        </h3>
        {day.isOrganiser && starters.length > 1 && isToCome ? (
          <Button
            dense
            tone="plain"
            aria-label={`${t('order')}: ${label}`}
            onClick={() => setIsOrdering(true)}
          >
            {t('order')}
          </Button>
        ) : null}
      </Row>
      <HeldFlight flight={flight} competitionId={day.competitionId} />
      <Stack role="list" as="ul" minContent frame="panel" className={styles.starters}>
        {starters.map((starter) => (
          <StarterRow key={starter.programmeId} start={{ flight, starter }} day={day} />
        ))}
      </Stack>
      {isOrdering ? (
        <OrderDialog
          competitionId={day.competitionId}
          flight={flight}
          label={label}
          onClose={() => setIsOrdering(false)}
        />
      ) : null}
    </Stack>
  );
}
