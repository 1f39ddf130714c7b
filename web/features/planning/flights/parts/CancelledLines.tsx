import { useId } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Box } from '../../../../ui/Box.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import type { FlightsModel } from '../useFlightsModel.ts';
import styles from './CancelledLines.module.css';

interface CancelledLinesProps {
  readonly events: FlightsModel['facts']['cancelledEvents'];
  readonly onOpen: (eventId: string) => void;
}

/** The events that were cancelled, which have no flights any more: a line for each. */
export function CancelledLines({ events, onOpen }: CancelledLinesProps) {
  const { t } = useTranslation('flights');
  const heading = useId();
  if (events.length === 0) return null;
  return (
    <Stack as="section" gap={3} className={styles.cancelled} aria-labelledby={heading}>
      <h2 id={heading}>{t('cancelled.title')}</h2>
      <Box role="list" as="ul" frame="panel">
        {events.map(({ id, format, level, reason }) => (
          <Row as="li" key={id} gap={2} columnGap={4} align="center" className={styles.event}>
            <div className={styles.words}>
              <Row as="p" gap={2} align="center">
                <strong>{`${format} · ${level}`}</strong>
                <Pill tone="bad">{t('cancelled.pill')}</Pill>
              </Row>
              <Text soft size="sm">
                {t('cancelled.reason', { reason })}
              </Text>
            </div>
            <Button dense onClick={() => onOpen(id)}>
              {t('cancelled.open')}
            </Button>
          </Row>
        ))}
      </Box>
    </Stack>
  );
}
