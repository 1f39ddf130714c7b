import { type CSSProperties, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { useAwakeScreen } from '../../../ui/useAwakeScreen.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { HandInDialog } from './HandInDialog.tsx';
import { Keypad } from './Keypad.tsx';
import { MarkRow } from './MarkRow.tsx';
import styles from './MarkSheet.module.css';
import { ProposeMark } from './ProposeMark.tsx';
import { SheetHead } from './SheetHead.tsx';
import type { JudgingSnapshot } from './store/JudgingStore.ts';
import type { BoxEntry } from './store/MarkStore.ts';
import type { Judging } from './store/openJudging.ts';
import { type SheetCopy, viewOfSheet } from './store/sheetView.ts';
import { useMarkEntry } from './useMarkEntry.ts';

interface MarkSheetProps {
  readonly competitionId: string;
  readonly sheet: string;
  readonly copy: SheetCopy;
  readonly judging: Judging;
  readonly snapshot: JudgingSnapshot;
}

/** A judge's sheet: skaters in start order with the judge's own columns, as on the paper, and the keypad. */
export function MarkSheet({ competitionId, sheet, copy, judging, snapshot }: MarkSheetProps) {
  const { t } = useTranslation('judge');
  const view = viewOfSheet(copy);
  const { answer } = copy;
  const [isReadingBack, setReadingBack] = useState(false);
  /** Somebody who wants to change a sheet that is handed in says so first. */
  const [isReopened, setReopened] = useState(false);
  const isWritable = !view.isClosed && (view.handIn === 'open' || isReopened);
  useAwakeScreen(isWritable);
  const handInText = (name: string | null, isOfOthers: boolean) =>
    name !== null && isOfOthers ? t('handIn.doneBy', { name }) : t('handIn.done');
  const write = (writing: BoxEntry) => judging.write(sheet, writing);
  const entry = useMarkEntry(answer, view, write, isWritable && !isReadingBack);
  return (
    <main
      className={styles.sheet}
      data-writable={isWritable || undefined}
      style={{ '--columns': answer.columns.length } as CSSProperties}
    >
      <SheetHead
        competitionId={competitionId}
        copy={copy}
        view={view}
        snapshot={snapshot}
        onSend={judging.tryNow}
        onSendForWriter={(writer) => judging.sendForWriter(sheet, writer)}
      />
      <div className={styles.scroll}>
        <Stack
          gap={1}
          columnGap={2}
          size="xs"
          weight="strong"
          breaks
          className={styles.columns}
          aria-hidden="true"
        >
          {answer.columns.map(({ id, name }) => (
            <span key={id}>{name}</span>
          ))}
        </Stack>
        <ol role="list">
          {view.rows.map((row) => (
            <MarkRow
              key={row.programmeId}
              row={row}
              entry={entry}
              isWritable={isWritable}
              columns={answer.columns}
            />
          ))}
        </ol>
        {answer.isApproved && answer.resultVersion !== undefined && answer.seat !== 'referee' ? (
          <ProposeMark sheet={sheet} version={answer.resultVersion} view={view} range={answer.range} />
        ) : null}
        {isWritable || view.isClosed ? null : (
          <Row gap={3} align="center" className={styles.done}>
            <p>{handInText(answer.sheet.handedInBy, view.others.length > 0)}</p>
            <Button onClick={() => setReopened(true)}>{t('handIn.change')}</Button>
          </Row>
        )}
      </div>
      {isWritable ? (
        <Keypad
          entry={entry}
          sheet={answer}
          device={judging.store.device}
          timeZone={snapshot.day?.competition.timeZone}
          view={view}
          onHandIn={() => setReadingBack(true)}
        />
      ) : null}
      <HandInDialog
        isOpen={isReadingBack}
        onClose={() => setReadingBack(false)}
        view={view}
        onHandIn={() => {
          setReadingBack(false);
          setReopened(false);
          void judging.handIn(sheet);
        }}
      />
    </main>
  );
}
