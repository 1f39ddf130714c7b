import { useState } from 'react';
import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { venueSeconds } from '../../../../shared/domain/day/running/venueSeconds.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type VenueDay, venueSecondsNow } from '../rests/index.ts';
import { FlightName } from './FlightWords.tsx';

interface TappedLateProps {
  readonly what: 'start' | 'end';
  readonly flight: RunFlight;
  /** Why the page asks. */
  readonly question: string;
  /** When it was due: seconds since the venue's midnight. */
  readonly dueAt: number;
  readonly day: VenueDay;
  /** It happened so many seconds ago. */
  readonly onTapped: (secondsAgo: number) => void;
}

/** Asks whether a flight has started or ended without a tap, and takes when it did. */
export function TappedLate({ what, flight, question, dueAt, day, onTapped }: TappedLateProps) {
  const { t } = useTranslation('running');
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={2} round="control" background="warn" pad={3} role="status">
      <p>{question}</p>
      <div>
        <Button dense onClick={() => setOpen(true)}>
          {t(`tappedLate.${what}.ask`)}
        </Button>
      </div>
      {isOpen ? (
        <WhenDialog
          what={what}
          flight={flight}
          begin={timeOfSeconds(dueAt).slice(0, -3)}
          day={day}
          onClose={() => setOpen(false)}
          onTapped={onTapped}
        />
      ) : null}
    </Stack>
  );
}

interface WhenDialogProps extends Pick<TappedLateProps, 'what' | 'flight' | 'day' | 'onTapped'> {
  /** `HH:MM` */
  readonly begin: string;
  readonly onClose: () => void;
}

function WhenDialog({ what, flight, begin, day, onClose, onTapped }: WhenDialogProps) {
  const { t } = useTranslation('running');
  const [time, setTime] = useState(begin);
  const [error, setError] = useState<string>();
  const started = flight.startedAt === null ? null : venueSeconds(flight.startedAt, day.date, day.timeZone);
  const problem = () => {
    if (time === '') return t(`tappedLate.${what}.when`);
    if (secondsOfTime(time) > venueSecondsNow(day)) return t('tappedLate.later');
    // The minute in which it started is no earlier one.
    if (what === 'end' && started !== null && secondsOfTime(time) + 59 < started)
      return t('tappedLate.beforeStart', { time: formatTime(timeOfSeconds(started)) });
    return undefined;
  };
  const save = () => {
    const found = problem();
    if (found !== undefined) {
      setError(found);
      return;
    }
    onClose();
    onTapped(venueSecondsNow(day) - Math.max(secondsOfTime(time), what === 'end' ? (started ?? 0) : 0));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`tappedLate.${what}.title`)}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" onClick={save}>
            {t(`tappedLate.${what}.save`)}
          </Button>
        </>
      }
    >
      <Stack gap={3} minContent>
        <p>
          <FlightName flight={flight} />
        </p>
        <TextField
          type="time"
          label={t(`tappedLate.${what}.field`)}
          error={error}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      </Stack>
    </Dialog>
  );
}
