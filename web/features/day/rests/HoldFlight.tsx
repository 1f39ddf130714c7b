import { useState } from 'react';
import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { HOLD_MINUTES, holdTimeOf } from '../../../../shared/domain/day/running/heldFlight.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { laterDialog } from '../../../ui/laterDialog.tsx';
import { RowMenu } from '../../../ui/RowMenu.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useHold } from './useHold.ts';
import { type VenueDay, venueSecondsNow } from './venueDay.ts';

const HoldDialog = laterDialog(async () => (await import('./HoldDialog.tsx')).HoldDialog);

interface HoldFlightProps {
  readonly flight: RunFlight;
  /** It and those to come after it on its ice. */
  readonly onIce: readonly RunFlight[];
  readonly competitionId: string;
  readonly day: VenueDay;
}

/** The same in a list of flights. */
export function HoldMenu({ flight, onIce, competitionId, day }: HoldFlightProps) {
  const { t } = useTranslation('rests');
  const { send } = useHold(competitionId);
  const [isAsking, setAsking] = useState(false);
  const event = eventLabel(flight.event.format, flight.event.level);
  return (
    <>
      <RowMenu
        label={t('holdMenu', { event })}
        actions={[
          ...HOLD_MINUTES.map((minutes) => ({
            id: String(minutes),
            label: t('holdForNamed', { count: minutes, event }),
            onAction: () => void send(flight, holdTimeOf(flight, minutes, venueSecondsNow(day))),
          })),
          { id: 'other', label: t('holdForOther', { event }), onAction: () => setAsking(true) },
        ]}
      />
      {isAsking ? (
        <HoldDialog
          flight={flight}
          onIce={onIce}
          day={day}
          onClose={() => setAsking(false)}
          onHold={(until) => {
            setAsking(false);
            void send(flight, until);
          }}
        />
      ) : null}
    </>
  );
}

/** Holds a flight by one tap for a few minutes more, whatever the reason: a skate to be sharpened, a doctor on the ice. */
export function HoldFlight({ flight, onIce, competitionId, day }: HoldFlightProps) {
  const { t } = useTranslation('rests');
  const { isSending, send } = useHold(competitionId);
  const [isAsking, setAsking] = useState(false);
  const event = eventLabel(flight.event.format, flight.event.level);
  return (
    <Row gap={2} align="center">
      <Text as="span" soft size="sm">
        {t(flight.hold ? 'holdLonger' : 'holdFor')}
      </Text>
      {HOLD_MINUTES.map((minutes) => (
        <Button
          key={minutes}
          dense
          aria-label={t('minutesNamed', { count: minutes, event })}
          aria-disabled={isSending || undefined}
          onClick={() => {
            if (!isSending) void send(flight, holdTimeOf(flight, minutes, venueSecondsNow(day)));
          }}
        >
          {t('minutes', { count: minutes })}
        </Button>
      ))}
      <Button dense aria-label={t('otherNamed', { event })} onClick={() => setAsking(true)}>
        {t('other')}
      </Button>
      {isAsking ? (
        <HoldDialog
          flight={flight}
          onIce={onIce}
          day={day}
          onClose={() => setAsking(false)}
          onHold={(until) => {
            setAsking(false);
            if (!isSending) void send(flight, until);
          }}
        />
      ) : null}
    </Row>
  );
}
