import { useState } from 'react';
import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import type { IdleIce } from '../../../../shared/domain/day/running/idleIce.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type VenueDay, venueSecondsNow } from '../rests/index.ts';
import { FlightName } from './FlightWords.tsx';

interface IdleStartProps {
  readonly idle: IdleIce<RunFlight>;
  readonly day: VenueDay;
  /** The flight started so many seconds ago. */
  readonly onStarted: (secondsAgo: number) => void;
}

/** Asks whether a flight that is over its time is on the ice, and takes when it started: nobody tapped then. */
export function IdleStart({ idle, day, onStarted }: IdleStartProps) {
  const { t } = useTranslation('running');
  const [isOpen, setOpen] = useState(false);
  const since = timeOfSeconds(idle.since);
  return (
    <Stack gap={2} round="control" background="warn" pad={3} role="status">
      <p>{t('idle', { count: idle.minutes, time: formatTime(since) })}</p>
      <div>
        <Button dense onClick={() => setOpen(true)}>
          {t('startedEarlier')}
        </Button>
      </div>
      {isOpen ? (
        <StartedAt
          flight={idle.next}
          begin={since.slice(0, -3)}
          day={day}
          onClose={() => setOpen(false)}
          onStarted={onStarted}
        />
      ) : null}
    </Stack>
  );
}

interface StartedAtProps {
  readonly flight: RunFlight;
  /** `HH:MM` */
  readonly begin: string;
  readonly day: VenueDay;
  readonly onClose: () => void;
  readonly onStarted: (secondsAgo: number) => void;
}

function StartedAt({ flight, begin, day, onClose, onStarted }: StartedAtProps) {
  const { t } = useTranslation('running');
  const [time, setTime] = useState(begin);
  const [error, setError] = useState<string>();
  const save = () => {
    const ago = venueSecondsNow(day) - secondsOfTime(time);
    if (time === '' || ago < 0) {
      setError(t(time === '' ? 'startedWhen' : 'startedLater'));
      return;
    }
    onClose();
    onStarted(ago);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('startedEarlierTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" onClick={save}>
            {t('saveStart')}
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
          label={t('startedField')}
          error={error}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      </Stack>
    </Dialog>
  );
}
