import { useState } from 'react';
import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { holdTimeOf, MOST_HOLD_MINUTES } from '../../../../shared/domain/day/running/heldFlight.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { HoldPrice } from './HoldPrice.tsx';
import { type VenueDay, venueSecondsNow } from './venueDay.ts';

interface HoldDialogProps {
  readonly flight: RunFlight;
  /** It and those to come after it on its ice. */
  readonly onIce: readonly RunFlight[];
  readonly day: VenueDay;
  readonly onClose: () => void;
  /** @param until `HH:MM` at the venue */
  readonly onHold: (until: string) => void;
}

/** Asks for the minutes of a hold that no button has. */
export function HoldDialog({ flight, onIce, day, onClose, onHold }: HoldDialogProps) {
  const { t } = useTranslation('rests');
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { event, part } = flight;
  const label = eventLabel(event.format, event.level);
  const minutes = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  const isPossible = minutes >= 1 && minutes <= MOST_HOLD_MINUTES;
  const name = part.of > 1 ? t('flightPart', { event: label, ...part }) : label;
  const until = isPossible ? holdTimeOf(flight, minutes, venueSecondsNow(day)) : null;
  const hold = () => {
    if (until === null) setRefused(true);
    else onHold(until);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('holdTitle', { flight: name })}
      initialFocus="input"
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" onClick={hold}>
            {t('holdFlight')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(submitted) => {
          submitted.preventDefault();
          hold();
        }}
      >
        <TextField
          label={t('holdMinutes', { most: MOST_HOLD_MINUTES })}
          hint={until === null ? t('holdLimits') : t('holdHint', { time: formatTime(until) })}
          error={isRefused && !isPossible ? t('holdRefused', { most: MOST_HOLD_MINUTES }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div role="status">{until === null ? null : <HoldPrice {...{ onIce, until, name }} />}</div>
      </form>
    </Dialog>
  );
}
