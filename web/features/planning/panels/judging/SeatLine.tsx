import type { ReactNode } from 'react';
import type { JudgingSeat } from '../../../../../shared/contract/planning/judging.ts';
import { formatList, formatWeekday } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Pill } from '../../../../ui/Pill.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { panelClock } from '../clock.ts';
import { shortEvents } from '../shortEvents.ts';

interface SeatLineProps {
  readonly seat: JudgingSeat;
  /** Below the events: who else sits, what stands in the way. */
  readonly notes?: ReactNode;
  readonly actions?: ReactNode;
}

/** A seat as a judge reads it on a phone: day and time first. */
export function SeatLine({ seat, notes, actions }: SeatLineProps) {
  const { t } = useTranslation('judging');
  const { named, more } = shortEvents(seat.flights);
  return (
    <Stack as="li" gap={2} minContent breaks frame="panel" pad={4}>
      <Row as="p" gap={1} columnGap={3} align="center" figures>
        <strong>{formatWeekday(seat.date)}</strong>
        <span>{t('at', { time: timesOf(seat), surface: seat.surface })}</span>
        <Pill tone="info">{t(`seats.${seat.kind}`)}</Pill>
      </Row>
      <p>{more === 0 ? formatList(named) : t('moreEvents', { events: named.join(', '), count: more })}</p>
      {notes ? (
        <Text as="div" soft size="sm">
          {notes}
        </Text>
      ) : null}
      {actions ? (
        <Row gap={2} columnGap={3} align="center">
          {actions}
        </Row>
      ) : null}
    </Stack>
  );
}

const timesOf = ({ start, end }: Pick<JudgingSeat, 'start' | 'end'>) =>
  `${panelClock(start)}–${panelClock(end)}`;

/** Such as "Sat 6 Feb, 09:00–10:15", to name a seat's buttons. */
export const seatLabel = (seat: Pick<JudgingSeat, 'date' | 'start' | 'end'>): string =>
  `${formatWeekday(seat.date)}, ${timesOf(seat)}`;
