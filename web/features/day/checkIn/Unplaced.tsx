import { useState } from 'react';
import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { laterDialog } from '../../../ui/laterDialog.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './CheckIn.module.css';

const WalkOnDialog = laterDialog(async () => (await import('./WalkOnDialog.tsx')).WalkOnDialog);

interface UnplacedProps {
  readonly day: DayRuns;
  readonly competitionId: string;
}

/** Confirmed entries without a flight: they can walk on. */
export function Unplaced({ day, competitionId }: UnplacedProps) {
  const { t } = useTranslation('checkIn');
  const [chosen, setChosen] = useState<DayRuns['unplaced'][number] | null>(null);
  if (day.unplaced.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <h2>{t('unplaced')}</h2>
      <Text soft size="sm">
        {t('unplacedText')}
      </Text>
      <Stack role="list" as="ul" minContent frame="panel" className={styles.starters}>
        {day.unplaced.map((one) => (
          <Row
            key={one.programmeId}
            as="li"
            gap={3}
            align="center"
            justify="between"
            wrap={false}
            className={styles.starter}
          >
            <div className={styles.words}>
              <p>
                <strong>{one.name}</strong>
              </p>
              <Text soft size="sm">
                {eventLabel(one.event.format, one.event.level)} · {one.rink}
              </Text>
            </div>
            <Button aria-label={t('addName', { name: one.name })} onClick={() => setChosen(one)}>
              {t('add')}
            </Button>
          </Row>
        ))}
      </Stack>
      {chosen ? (
        <WalkOnDialog
          competitionId={competitionId}
          day={day}
          programme={chosen}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </Stack>
  );
}
