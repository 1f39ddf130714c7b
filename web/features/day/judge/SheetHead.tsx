import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { REFEREE } from '../../../../shared/domain/day/sheets/marks.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './MarkSheet.module.css';
import type { JudgingSnapshot } from './store/JudgingStore.ts';
import type { MarkWriter } from './store/database.ts';
import type { SheetCopy, SheetView } from './store/sheetView.ts';
import { sheetKeyOf } from './store/sheetKey.ts';
import { LeftMarksBox } from './LeftMarksBox.tsx';
import { CorrectedMarks } from './CorrectedMarks.tsx';
import { SyncLine } from './SyncLine.tsx';
import { useSeatName } from './useSeatName.ts';

interface SheetHeadProps {
  readonly competitionId: string;
  readonly copy: SheetCopy;
  readonly view: SheetView;
  readonly snapshot: JudgingSnapshot;
  readonly onSend: () => void;
  readonly onSendForWriter: (writer: MarkWriter) => void;
}

/** Which flight this is, the range, and whether the server has every mark. */
export function SheetHead({ competitionId, copy, view, snapshot, onSend, onSendForWriter }: SheetHeadProps) {
  const { t } = useTranslation('judge');
  const seatName = useSeatName();
  const { flight, seat, range, reader } = copy.answer;
  const { event, part } = flight;
  return (
    <Stack as="header" gap={2} minContent className={styles.top}>
      <Row gap={2} align="center" wrap={false}>
        <LinkButton
          to={paths.judge(competitionId)}
          tone="plain"
          aria-label={t('back')}
          className={styles.back}
          icon={<Icon name="left" />}
        />
        <div className={styles.name}>
          <h1>{eventLabel(event.format, event.level)}</h1>
          <Text soft size="sm">
            {[
              ...(part.of > 1 ? [t('part', part)] : []),
              t('where', { time: formatTime(flight.start), surface: flight.surface }),
              seatName(seat),
              ...(reader ? [reader.name] : []),
            ].join(' · ')}
          </Text>
        </div>
        {range ? (
          <Text size="lg" weight="strong" figures className={styles.range}>
            <VisuallyHidden>{t('range')}</VisuallyHidden> {(range.least / 10).toFixed(1)}–
            {(range.most / 10).toFixed(1)}
          </Text>
        ) : null}
      </Row>
      {view.isClosed ? <Closed copy={copy} waiting={view.waiting} /> : null}
      {view.handIn === 'sending' && !view.isClosed ? <SheetNotice>{t('sync.handIn')}</SheetNotice> : null}
      {view.others.map(({ name, count }) => (
        <SheetNotice key={name}>{t('others', { name, count })}</SheetNotice>
      ))}
      {view.fromPaper > 0 ? <SheetNotice>{t('fromPaper', { count: view.fromPaper })}</SheetNotice> : null}
      {view.left.map((left) => (
        <LeftMarksBox key={`${left.writer.id} ${left.writer.name}`} left={left} onSend={onSendForWriter} />
      ))}
      <CorrectedMarks
        corrections={copy.answer.corrections}
        starters={copy.answer.flight.order}
        columns={copy.answer.columns}
        isForJudge={seat !== REFEREE}
      />
      <SyncLine
        snapshot={snapshot}
        onSend={onSend}
        openSheet={sheetKeyOf({ competitionId, flightId: flight.id, seat })}
      />
    </Stack>
  );
}

/** Why no mark is taken any more, and what becomes of those that came too late. */
function Closed({ copy, waiting }: { readonly copy: SheetCopy; readonly waiting: number }) {
  const { t } = useTranslation('judge');
  const isApproved = copy.answer.isApproved || copy.refusal === 'FlightApproved';
  return (
    <SheetNotice isBad={waiting > 0}>
      {!isApproved
        ? t('sync.refused')
        : waiting > 0
          ? t('sync.approvedWaiting', { count: waiting })
          : t('sync.approved')}
    </SheetNotice>
  );
}

interface SheetNoticeProps {
  readonly isBad?: boolean;
  readonly children: string;
}

function SheetNotice({ isBad = false, children }: SheetNoticeProps) {
  return (
    <Text
      size="sm"
      weight="strong"
      round="control"
      background="info"
      pad={2}
      padInline={3}
      tone="info"
      className={styles.notice}
      data-bad={isBad || undefined}
    >
      {children}
    </Text>
  );
}
