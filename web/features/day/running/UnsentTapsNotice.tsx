import { formatClock, formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { useAskBeforeClosing } from '../../../forms/useAskBeforeClosing.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { type FlightTap, unsentTaps, useFlightPlaces, useUnsentTaps } from '../rests/index.ts';

interface UnsentTapsNoticeProps {
  readonly competitionId: string;
  readonly runs: DayRuns;
}

/** Which taps wait to be sent, and which were refused when the server was reached. */
export function UnsentTapsNotice({ competitionId, runs }: UnsentTapsNoticeProps) {
  const { t } = useTranslation('running');
  const { waiting, refused } = useUnsentTaps(competitionId);
  useAskBeforeClosing(waiting.length > 0);
  const { flightText } = useFlightPlaces(runs);
  const tapText = ({ what, until, flightId, at }: FlightTap) => {
    const key = what === 'hold' && until === null ? 'release' : what;
    return t(`unsentTap.${key}`, {
      flight: flightText(flightId),
      time: formatClock(new Date(at), runs.competition.timeZone),
      until: until === null ? '' : formatTime(until),
    });
  };
  return (
    <>
      {waiting.length > 0 ? (
        <Stack gap={2} round="panel" background="warn" pad={4} role="status">
          <strong>{t('unsentTaps', { count: waiting.length })}</strong>
          <Stack as="ul" role="list" gap={1}>
            {waiting.map((tap) => (
              <li key={`${tap.flightId} ${tap.what} ${tap.at}`}>{tapText(tap)}</li>
            ))}
          </Stack>
        </Stack>
      ) : null}
      {refused.length > 0 ? (
        <Stack gap={2} round="panel" background="bad" pad={4} role="alert">
          <Row gap={3} align="center" justify="between">
            <strong>{t('refusedTaps', { count: refused.length })}</strong>
            <Button dense onClick={unsentTaps.dismissRefused}>
              {t('dismiss')}
            </Button>
          </Row>
          <Stack as="ul" role="list" gap={1}>
            {refused.map(({ tap, reason }) => (
              <li key={`${tap.flightId} ${tap.what} ${tap.at}`}>
                {tapText(tap)} {reason}
              </li>
            ))}
          </Stack>
        </Stack>
      ) : null}
    </>
  );
}
