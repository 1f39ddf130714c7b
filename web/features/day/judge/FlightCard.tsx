import { Link } from 'react-router-dom';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { REFEREE } from '../../../../shared/domain/day/sheets/marks.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import type { MySheet } from './flightOrder.ts';
import styles from './Judge.module.css';
import { useSeatName } from './useSeatName.ts';

interface FlightCardProps {
  readonly sheet: MySheet;
  readonly competitionId: string;
  readonly isNow: boolean;
}

/** A link to an own sheet, with what is left to do. */
export function FlightCard({ sheet, competitionId, isNow }: FlightCardProps) {
  const { t } = useTranslation('judge');
  const seatName = useSeatName();
  const { flight, seat, waiting, conflicts, isDone } = sheet;
  const { event, part } = flight;
  return (
    <li>
      <Link
        to={paths.judgeSheet(competitionId, flight.id, seat)}
        className={styles.card}
        data-now={isNow || undefined}
      >
        <Text as="span" size="lg" weight="strong" figures>
          {formatTime(flight.start)}
        </Text>
        <Stack as="span" gap={1} minContent breaks>
          <strong>{eventLabel(event.format, event.level)}</strong>
          <Text as="span" soft size="sm">
            {[
              ...(part.of > 1 ? [t('part', part)] : []),
              flight.surface,
              seatName(seat),
              t('skaters', { count: flight.skaters }),
            ].join(' · ')}
          </Text>
        </Stack>
        <Row as="span" gap={1} justify="end" className={styles.pills}>
          {conflicts > 0 ? <Pill tone="bad">{t('state.conflict')}</Pill> : null}
          {waiting > 0 ? <Pill tone="warn">{t('state.waiting', { count: waiting })}</Pill> : null}
          {flight.isApproved ? (
            <Pill tone="neutral">{t('state.approved')}</Pill>
          ) : isDone ? (
            <Pill tone="good">{t('state.done')}</Pill>
          ) : null}
        </Row>
      </Link>
      {seat === REFEREE ? (
        <Link to={paths.referee(competitionId, flight.id)} className={styles.allSheets}>
          {t(flight.hasProposal ? 'confirm' : 'allSheets')}
        </Link>
      ) : null}
    </li>
  );
}
