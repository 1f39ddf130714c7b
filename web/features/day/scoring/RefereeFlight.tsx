import { useQuery } from '@tanstack/react-query';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import { CorrectionReview } from '../corrections/index.ts';
import { CorrectedMarks } from '../judge/index.ts';
import { ApproveResult } from './ApproveResult.tsx';
import { RangeForm } from './RangeForm.tsx';
import { RefereeTable } from './RefereeTable.tsx';
import type { SheetAddress } from './useSheetAddress.ts';
import styles from './Scoring.module.css';
import type { SeatOverview } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { REFEREE } from '../../../../shared/domain/day/sheets/marks.ts';
import { seatName } from './seatName.ts';
import { toneOf } from './sheetTones.ts';

interface RefereeFlightProps {
  readonly competitionId: string;
  readonly flightId: string;
  readonly address: SheetAddress;
}

/** About four seconds, never in step with other tablets. */
const interval = () => 3_500 + Math.random() * 1_000;
const CORRECTED_MILLISECONDS = 15_000;

/** A whole flight for its referee: whose marks are missing, all columns, range and penalties. */
export function RefereeFlight({ competitionId, flightId, address }: RefereeFlightProps) {
  const { t } = useTranslation('scoring');
  const params = { competitionId, flightId };
  const stored = useQuery({
    ...requestQuery('getFlightSheets', { params }),
    // After the approval only corrections change marks.
    refetchInterval: ({ state }) => (state.data?.isApproved === true ? CORRECTED_MILLISECONDS : interval()),
  });
  if (stored.isPending) return <Spinner />;
  if (stored.isError && !stored.data) {
    return <ErrorState title={t('sheetFailed')} onRetry={() => void stored.refetch()} />;
  }
  const sheets = stored.data;
  const { flight, isApproved } = sheets;
  return (
    <Stack as="section" gap={4}>
      <Row as="header" gap={2} columnGap={3} align="center">
        <Button tone="plain" dense onClick={address.openList}>
          {t('back')}
        </Button>
        <Stack gap={1} minContent breaks className={styles.words}>
          <h2>{eventLabel(flight.event.format, flight.event.level)}</h2>
          <p className={styles.soft}>
            {formatTime(flight.start)} · {flight.surface} · {t('flight', flight.part)}
          </p>
        </Stack>
        {isApproved ? <Pill tone="good">{t('listed.approved')}</Pill> : null}
      </Row>
      {isApproved && sheets.role !== 'scoring' ? <CorrectionReview params={params} /> : null}
      {sheets.sheets.map(({ seat, columns, corrections }) => (
        <CorrectedMarks
          key={seat}
          seat={seatName(t, seat)}
          corrections={corrections}
          starters={flight.order}
          columns={columns}
        />
      ))}
      <SheetStatus sheets={sheets.sheets} onOpen={(seat) => address.openSheet({ flightId, seat })} />
      <RefereeTable params={params} sheets={sheets} onFix={(seat) => address.openSheet({ flightId, seat })} />
      {isApproved || sheets.role === 'scoring' ? null : <ApproveResult params={params} sheets={sheets} />}
      {isApproved ? null : <RangeForm key={sheets.version} params={params} sheets={sheets} />}
    </Stack>
  );
}

interface SheetStatusProps {
  readonly sheets: readonly SeatOverview[];
  readonly onOpen: (seat: string) => void;
}
/** The skaters whose marks are missing. */
function SheetStatus({ sheets, onOpen }: SheetStatusProps) {
  const { t } = useTranslation('scoring');
  return (
    <section>
      <Text as="h3" size="lg">
        {t('referee.status')}
      </Text>
      <Stack as="ul" gap={3} className={styles.statuses} role="list">
        {sheets.map(({ seat, name, state, missing }) => (
          <Row
            key={seat}
            as="li"
            gap={2}
            columnGap={3}
            align="center"
            justify="between"
            frame="panel"
            pad={3}
            padInline={4}
          >
            <Stack as="span" gap={1} minContent breaks className={styles.words}>
              <strong>{seatName(t, seat)}</strong>
              <span className={styles.soft}>
                {[
                  ...(name === null ? [] : [name]),
                  ...(missing > 0 && seat !== REFEREE ? [t('referee.missing', { count: missing })] : []),
                ].join(' · ')}
              </span>
            </Stack>
            <Pill tone={toneOf(state)}>
              {seat === REFEREE && state === 'empty' ? t('states.optional') : t(`states.${state}`)}
            </Pill>
            <Button
              dense
              aria-label={`${t('referee.openSheet')}: ${seatName(t, seat)}`}
              onClick={() => onOpen(seat)}
            >
              {t('referee.openSheet')}
            </Button>
          </Row>
        ))}
      </Stack>
    </section>
  );
}
