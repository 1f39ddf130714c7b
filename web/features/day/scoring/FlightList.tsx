import type { ListedSheets } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import { seatName } from './seatName.ts';
import type { SheetAddress } from './useSheetAddress.ts';
import styles from './Scoring.module.css';

interface FlightListProps {
  readonly label: string;
  readonly flights: readonly ListedSheets[];
  readonly address: SheetAddress;
  /** A referee opens whole flights, a helper who types single sheets, an organiser both. */
  readonly opens: 'sheets' | 'flights' | 'both';
}

/** The flights of a day by time, each with its sheets. */
export function FlightList({ label, flights, address, opens }: FlightListProps) {
  const { t } = useTranslation('scoring');
  return (
    <Stack as="ol" gap={3} minContent role="list" aria-label={label}>
      {flights.map((flight) => (
        <Card as="li" key={flight.id} className={styles.flight}>
          <Stack gap={1} minContent breaks className={styles.words}>
            <Text as="h2" size="lg">
              {eventLabel(flight.event.format, flight.event.level)}
            </Text>
            <p className={styles.soft}>
              {formatTime(flight.start)} · {flight.surface} · {t('flight', flight.part)}
            </p>
          </Stack>
          {flight.hasProposal ? <Pill tone="warn">{t('listed.correction')}</Pill> : null}
          {flight.isApproved ? <Pill tone="good">{t('listed.approved')}</Pill> : null}
          <Row gap={2} columnGap={3} align="center">
            {opens === 'sheets' ? null : (
              <Button dense onClick={() => address.openFlight(flight.id)}>
                {t('overview')}
              </Button>
            )}
            {opens === 'flights'
              ? null
              : flight.seats.map((one) => (
                  <Button
                    key={one.seat}
                    dense
                    onClick={() => address.openSheet({ flightId: flight.id, seat: one.seat })}
                  >
                    {seatName(t, one.seat)} · {t(`listed.${progressOf(one)}`)}
                  </Button>
                ))}
          </Row>
        </Card>
      ))}
    </Stack>
  );
}

const progressOf = ({ isHandedIn, isConfirmed }: ListedSheets['seats'][number]) =>
  isConfirmed ? 'confirmed' : isHandedIn ? 'handedIn' : 'open';
