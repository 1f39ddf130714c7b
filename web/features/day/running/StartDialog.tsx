import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { familiesTime } from '../../../../shared/domain/day/running/earlyStart.ts';
import { countStarters } from '../../../../shared/domain/day/running/fewCheckedIn.ts';
import { formatTime, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { FlightName } from './FlightWords.tsx';
import { MissingStarters } from './MissingStarters.tsx';
import type { StartQuestion } from './startQuestion.ts';

interface StartDialogProps {
  readonly flight: RunFlight;
  readonly competitionId: string;
  readonly question: StartQuestion;
  /** The day of the flight, and today at the venue. */
  readonly days: { readonly day: string; readonly today: string };
  readonly onStart: () => void;
  readonly onClose: () => void;
}

/** Asks once before a flight starts that is still held or not yet due, or in which hardly anybody is checked in. */
export function StartDialog({ flight, competitionId, question, days, onStart, onClose }: StartDialogProps) {
  const { t } = useTranslation('running');
  const { here, expected } = countStarters(flight.starters);
  const { isOtherDay, hasNoIce, isMissing, isHeld, early } = question;
  const isReady = !isOtherDay && !hasNoIce && !isHeld && early === 0 && here === expected;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('startTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" onClick={onStart}>
            {t(isReady ? 'startNow' : 'startAnyway')}
          </Button>
        </>
      }
    >
      <Stack gap={3} minContent>
        <p>
          <FlightName flight={flight} />
        </p>
        {isOtherDay ? (
          <Text tone="bad" weight="medium">
            {t('startOtherDay', { day: formatWeekday(days.day), today: formatWeekday(days.today) })}
          </Text>
        ) : null}
        {hasNoIce ? <p>{t('startWithoutIce')}</p> : null}
        {isHeld && flight.hold ? (
          <p>{t('held', { time: formatTime(flight.hold.until), by: flight.hold.by })}</p>
        ) : null}
        {early > 0 ? (
          <p>
            {t('early', { count: early, time: formatTime(familiesTime(flight)) })}
            {flight.openResurfacing === undefined
              ? null
              : ` ${t('openResurfacing', { time: formatTime(flight.openResurfacing) })}`}
          </p>
        ) : null}
        {isMissing ? (
          <>
            <p>
              {here === 0 ? t('nobodyHere', { count: expected }) : t('someHere', { here, count: expected })}
            </p>
            <MissingStarters flight={flight} competitionId={competitionId} />
          </>
        ) : null}
      </Stack>
    </Dialog>
  );
}
