import { useEffect, useRef, useState } from 'react';
import {
  CORRECTION_REASONS,
  type CorrectionReason,
  type FlightResult,
  type FlightResults,
  type ListedFlight,
} from '../../../../../shared/contract/day/results/results.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { NativeSelect } from '../../../../ui/NativeSelect.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { Text } from '../../../../ui/Text.tsx';
import { CORRECTIONS, changesOf, type ResultCorrection } from './correction.ts';
import { inTenths } from './ResultRows.tsx';
import { stackClasses } from '../../../../ui/look.ts';

interface CorrectDialogProps {
  readonly competitionId: string;
  readonly flight: ListedFlight;
  readonly result: FlightResult;
  /** That a correction can give. */
  readonly penalties: FlightResults['penalties'];
  readonly seatName: (seat: string) => string;
  readonly onClose: () => void;
}

/** The field that shows a refusal; the rest stands below the form. */
const fieldOf = (name: string): 'text' | 'value' | null =>
  name === 'text' ? 'text' : /^(marks|penalties)\b/.test(name) ? 'value' : null;

/** One correction of one skater: a mark, a penalty, or whether they skated. */
export function CorrectDialog(props: CorrectDialogProps) {
  const { competitionId, flight, result, penalties, seatName, onClose } = props;
  const { t } = useTranslation('flightResults');
  const [reason, setReason] = useState<CorrectionReason>('typedWrong');
  const [text, setText] = useState('');
  const [correction, setCorrection] = useState<ResultCorrection>({
    programmeId: result.rows[0]?.programmeId ?? '',
    what: 'mark',
    column: 0,
    penalty: '',
    value: '',
  });
  const [refusal, setRefusal] = useState<{ field: 'text' | 'value' | null; message: string } | null>(null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal?.field) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  const { what, penalty } = correction;
  const row = result.rows.find(({ programmeId }) => programmeId === correction.programmeId);
  const errorOf = (field: 'text' | 'value') => (refusal?.field === field ? refusal.message : undefined);
  const set = (change: Partial<ResultCorrection>) => setCorrection((before) => ({ ...before, ...change }));
  const save = async () => {
    setRefusal(null);
    try {
      const { data } = await call('correctResult', {
        params: { competitionId, flightId: flight.id },
        body: { version: result.version, reason, text, ...changesOf(correction, flight.columns, row) },
      });
      showToast(t('done.correct', { count: data.changed }));
      onClose();
    } catch (thrown) {
      const [first] = isApiError(thrown) ? thrown.errors : [];
      const field = first ? fieldOf(first.field) : null;
      // A number that was not typed has no field of its own in the call.
      const message =
        first?.code === 'NotNull' && field === 'value' ? t('correction.number') : first?.message;
      setRefusal({ field, message: message ?? errorMessage(thrown) ?? String(thrown) });
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('correct')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" onClick={() => void save()}>
            {t('correction.save')}
          </Button>
        </>
      }
    >
      <div className={stackClasses(4)} ref={form}>
        <NativeSelect
          label={t('correction.reason')}
          options={CORRECTION_REASONS.map((value) => ({ value, label: t(`correction.reasons.${value}`) }))}
          value={reason}
          onChange={(value) => setReason(CORRECTION_REASONS.find((one) => one === value) ?? 'typedWrong')}
        />
        <TextField
          label={t('correction.text')}
          value={text}
          error={errorOf('text')}
          maxLength={500}
          onChange={({ target }) => setText(target.value)}
        />
        <NativeSelect
          label={t('correction.who')}
          options={result.rows.map(({ programmeId, name }) => ({
            value: programmeId,
            label: name || programmeId,
          }))}
          value={correction.programmeId}
          onChange={(programmeId) => set({ programmeId })}
        />
        <NativeSelect
          label={t('correction.what')}
          options={CORRECTIONS.map((value) => ({
            value,
            label: t(
              value === 'state' && row?.state !== 'skated'
                ? 'correction.kinds.skated'
                : `correction.kinds.${value}`,
            ),
          }))}
          value={what}
          onChange={(value) => set({ what: CORRECTIONS.find((one) => one === value) ?? 'mark' })}
        />
        {what === 'mark' ? (
          <NativeSelect
            label={t('correction.column')}
            options={flight.columns.map(({ seat, name }, index) => ({
              value: String(index),
              label: `${seatName(seat)} · ${name}`,
            }))}
            value={String(correction.column)}
            onChange={(column) => set({ column: Number(column) })}
          />
        ) : null}
        {what === 'penalty' ? (
          <NativeSelect
            label={t('correction.penaltyCode')}
            options={[
              { value: '', label: t('correction.noPenalty') },
              ...penalties.map(({ code, label }) => ({ value: code, label })),
            ]}
            value={penalty}
            onChange={(code) => {
              const usual = penalties.find((one) => one.code === code)?.tenths;
              set({ penalty: code, value: usual === undefined ? '' : inTenths(usual) });
            }}
          />
        ) : null}
        {what === 'state' || (what === 'penalty' && penalty === '') ? null : (
          <TextField
            label={t(what === 'mark' ? 'correction.mark' : 'correction.penalty')}
            hint={t(what === 'mark' ? 'correction.markHint' : 'correction.penaltyHint')}
            inputMode="decimal"
            value={correction.value}
            error={errorOf('value')}
            onChange={({ target }) => set({ value: target.value })}
          />
        )}
        <Text soft size="sm">
          {t('correction.note')}
        </Text>
        {refusal && refusal.field === null ? (
          <Text role="alert" tone="bad">
            {refusal.message}
          </Text>
        ) : null}
      </div>
    </Dialog>
  );
}
