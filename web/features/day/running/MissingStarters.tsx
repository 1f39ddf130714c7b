import { useState } from 'react';
import type { RunFlight, RunStarter } from '../../../../shared/contract/day/running/dayRuns.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { showToast } from '../../../ui/toastStore.ts';

interface MissingStartersProps {
  readonly flight: RunFlight;
  readonly competitionId: string;
  /** Stands above them in a frame, where nothing else says what is asked. */
  readonly question?: string;
}

type Tap = 'checkIn' | 'markNoShow' | 'undoCheckIn';

/** What can be done with a starter who is not checked in, and how a wrong tap is taken back. */
const TAPS: Readonly<Record<RunStarter['state'], readonly Tap[]>> = {
  expected: ['checkIn', 'markNoShow'],
  checkedIn: ['undoCheckIn'],
  noShow: ['undoCheckIn'],
  scratched: [],
};

/** Who is not checked in: each is here, or did not come. Who was answered for here stays listed, for an undo. */
export function MissingStarters({ flight, competitionId, question }: MissingStartersProps) {
  const { t } = useTranslation('running');
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  const send = async (tap: Tap, { programmeId }: RunStarter) => {
    setSending((before) => new Set([...before, programmeId]));
    setAnswered((before) => new Set([...before, programmeId]));
    const params = { competitionId, flightId: flight.id, programmeId };
    try {
      await call(tap, { params, background: true, refetch: 'now' });
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? String(thrown), 'bad');
    }
    setSending((before) => new Set([...before].filter((id) => id !== programmeId)));
  };
  const listed = flight.starters.filter(
    ({ state, programmeId }) => state === 'expected' || answered.has(programmeId),
  );
  if (listed.length === 0) return null;
  const list = (
    <Stack role="list" as="ul" gap={2} minContent>
      {listed.map((starter) => (
        <Row as="li" key={starter.programmeId} gap={2} align="center" justify="between">
          <span>
            {starter.name}
            {starter.state === 'expected' ? null : ` · ${t(`states.${starter.state}`)}`}
          </span>
          <Row gap={2}>
            {TAPS[starter.state].map((tap) => (
              <Button
                key={tap}
                dense
                aria-label={t(`tapName.${tap}`, { name: starter.name })}
                aria-disabled={sending.has(starter.programmeId) || undefined}
                onClick={() => {
                  if (!sending.has(starter.programmeId)) void send(tap, starter);
                }}
              >
                {t(`tap.${tap}`)}
              </Button>
            ))}
          </Row>
        </Row>
      ))}
    </Stack>
  );
  if (question === undefined) return list;
  return (
    <Stack as="section" gap={2} round="control" background="warn" pad={3} aria-label={question}>
      {listed.some(({ state }) => state === 'expected') ? <p>{question}</p> : null}
      {list}
    </Stack>
  );
}
