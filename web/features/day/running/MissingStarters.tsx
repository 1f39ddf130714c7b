import { useState } from 'react';
import type { RunFlight, RunStarter } from '../../../../shared/contract/day/running/dayRuns.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { notCheckedIn } from './surfaceDay.ts';

interface MissingStartersProps {
  readonly flight: RunFlight;
  readonly competitionId: string;
}

/** Who is not checked in: each is here, or did not come. Judges then mark nobody who is not there. */
export function MissingStarters({ flight, competitionId }: MissingStartersProps) {
  const { t } = useTranslation('running');
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const settle = async (operation: 'checkIn' | 'markNoShow', { programmeId }: RunStarter) => {
    const mark = (isSent: boolean) =>
      setSent(
        (before) => new Set([...before].filter((id) => id !== programmeId).concat(isSent ? programmeId : [])),
      );
    mark(true);
    const params = { competitionId, flightId: flight.id, programmeId };
    try {
      await call(operation, { params, background: true, refetch: 'now' });
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? String(thrown), 'bad');
    }
    mark(false);
  };
  return (
    <Stack role="list" as="ul" gap={2} minContent>
      {notCheckedIn(flight).map((starter) => {
        const isSent = sent.has(starter.programmeId);
        const act = (operation: 'checkIn' | 'markNoShow') =>
          isSent ? undefined : () => void settle(operation, starter);
        return (
          <Row as="li" key={starter.programmeId} gap={2} align="center" justify="between">
            <span>{starter.name}</span>
            <Row gap={2}>
              <Button
                dense
                aria-label={t('hereName', { name: starter.name })}
                aria-disabled={isSent || undefined}
                onClick={act('checkIn')}
              >
                {t('states.checkedIn')}
              </Button>
              <Button
                dense
                aria-label={t('noShowName', { name: starter.name })}
                aria-disabled={isSent || undefined}
                onClick={act('markNoShow')}
              >
                {t('didNotCome')}
              </Button>
            </Row>
          </Row>
        );
      })}
    </Stack>
  );
}
