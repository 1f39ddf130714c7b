import { useState } from 'react';
import type { JudgingSheet, SheetColumn } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { readMark } from '../../../../shared/domain/day/sheets/readMark.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './MarkSheet.module.css';
import { sheetNameOf } from './store/sheetKey.ts';
import { isAllowed, type SheetView } from './store/sheetView.ts';
import { typedMark } from './typing.ts';

interface ProposeMarkProps {
  readonly sheet: string;
  /** Of the approved result. */
  readonly version: number;
  readonly view: SheetView;
  readonly range: JudgingSheet['range'];
}

/** After the approval a judge proposes another mark for the own sheet; the referee or an organiser confirms it. */
export function ProposeMark({ sheet, version, view, range }: ProposeMarkProps) {
  const { t } = useTranslation('judge');
  const [isOpen, setOpen] = useState(false);
  const [isProposed, setProposed] = useState(false);
  return (
    <Row gap={3} align="center" className={styles.done}>
      <p role="status">{t(isProposed ? 'propose.done' : 'propose.question')}</p>
      {isProposed ? null : <Button onClick={() => setOpen(true)}>{t('propose.open')}</Button>}
      {isOpen ? (
        <ProposeDialog
          sheet={sheet}
          version={version}
          view={view}
          range={range}
          onClose={() => setOpen(false)}
          onProposed={() => {
            setOpen(false);
            setProposed(true);
          }}
        />
      ) : null}
    </Row>
  );
}

interface ProposeDialogProps extends ProposeMarkProps {
  readonly onClose: () => void;
  readonly onProposed: () => void;
}

function ProposeDialog({ sheet, version, view, range, onClose, onProposed }: ProposeDialogProps) {
  const { t } = useTranslation('judge');
  const skating = view.rows.filter(({ isSkating }) => isSkating);
  const [programmeId, setProgrammeId] = useState(skating[0]?.programmeId ?? '');
  const [column, setColumn] = useState(view.columns[0]?.id ?? '');
  const [mark, setMark] = useState('');
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState('');
  const [isSending, setSending] = useState(false);
  const chosen = view.columns.find(({ id }) => id === column);
  const { seat } = sheetNameOf(sheet);
  const value = chosen ? valueOf(mark, chosen) : null;
  const isPossible = chosen && value !== null && value >= chosen.least && value <= chosen.most;
  const isOutside = isPossible && !isAllowed(value, chosen, { seat, range });

  const propose = async () => {
    if (isSending) return;
    if (chosen && value !== null && !isPossible) {
      setRefusal(t('propose.limits', limitsText(chosen, chosen)));
      return;
    }
    if (value === null) {
      setRefusal(t('propose.noMark'));
      return;
    }
    setSending(true);
    setRefusal('');
    const { competitionId, flightId } = sheetNameOf(sheet);
    const marks = [{ programmeId, seat, column, value }];
    try {
      await call('correctResult', {
        params: { competitionId, flightId },
        body: { version, reason: 'typedWrong', text, marks, penalties: [], states: [] },
        quiet: true,
      });
      onProposed();
    } catch (thrown) {
      const first = isApiError(thrown) ? thrown.errors[0]?.message : undefined;
      setRefusal(first ?? errorMessage(thrown) ?? String(thrown));
    } finally {
      setSending(false);
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('propose.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('handIn.cancel')}</Button>
          <Button tone="primary" aria-busy={isSending || undefined} onClick={() => void propose()}>
            {isOutside ? t('propose.sendOutside', { mark: typedMark(value, chosen) }) : t('propose.send')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <NativeSelect
          label={t('propose.skater')}
          options={skating.map(({ programmeId: value, name }) => ({ value, label: name }))}
          value={programmeId}
          onChange={setProgrammeId}
        />
        <NativeSelect
          label={t('propose.column')}
          options={view.columns.map(({ id, name }) => ({ value: id, label: name }))}
          value={column}
          onChange={setColumn}
        />
        <TextField
          label={t('propose.mark')}
          hint={
            range && chosen?.unit === 'tenths' ? t('propose.range', limitsText(range, chosen)) : undefined
          }
          inputMode="decimal"
          autoComplete="off"
          value={mark}
          onChange={({ target }) => setMark(target.value)}
        />
        {isOutside && range ? (
          <Text role="status" tone="warn">
            {t('outside.text', { mark: typedMark(value, chosen), ...limitsText(range, chosen) })}
          </Text>
        ) : null}
        <TextField
          label={t('propose.text')}
          value={text}
          maxLength={500}
          onChange={({ target }) => setText(target.value)}
        />
        <Text soft size="sm">
          {t('propose.note')}
        </Text>
        {refusal === '' ? null : (
          <Text role="alert" tone="bad">
            {refusal}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

/** A typed mark in the unit of its column; null for no number. */
function valueOf(mark: string, { unit }: SheetColumn): number | null {
  const tenths = readMark(mark);
  return tenths === null || unit === 'tenths' ? tenths : tenths / 10;
}

const limitsText = (
  { least, most }: { readonly least: number; readonly most: number },
  column: SheetColumn,
) => ({ least: typedMark(least, column), most: typedMark(most, column) });
