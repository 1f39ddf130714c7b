import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CORRECTION_REASONS,
  type CorrectionReason,
  type FlightResult,
  type ListedFlight,
} from '../../../../shared/contract/results/results.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { CORRECTIONS, changesOf, type Correction } from './correction.ts';
import styles from './FlightResults.module.css';

interface CorrectDialogProps {
  readonly competitionId: string;
  readonly flight: ListedFlight;
  readonly result: FlightResult;
  readonly seatName: (seat: string) => string;
  readonly onClose: () => void;
}

/** One correction of one skater: a mark, a penalty, or that they did not skate. */
export function CorrectDialog({ competitionId, flight, result, seatName, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('flightResults');
  const [reason, setReason] = useState<CorrectionReason>('typedWrong');
  const [text, setText] = useState('');
  const [correction, setCorrection] = useState<Correction>({
    programmeId: result.rows[0]?.programmeId ?? '',
    what: 'mark',
    column: 0,
    value: '',
  });
  const [refusal, setRefusal] = useState('');
  const { what } = correction;
  const set = (change: Partial<Correction>) => setCorrection((before) => ({ ...before, ...change }));
  const save = async () => {
    setRefusal('');
    try {
      const { data } = await call('correctResult', {
        params: { competitionId, flightId: flight.id },
        body: { version: result.version, reason, text, ...changesOf(correction, flight.columns) },
      });
      showToast(t('done.correct', { count: data.changed }));
      onClose();
    } catch (thrown) {
      const [first] = isApiError(thrown) ? thrown.errors : [];
      setRefusal(first?.message ?? errorMessage(thrown) ?? String(thrown));
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
      <div className={styles.form}>
        <NativeSelect
          label={t('correction.reason')}
          options={CORRECTION_REASONS.map((value) => ({ value, label: t(`correction.reasons.${value}`) }))}
          value={reason}
          onChange={(value) => setReason(CORRECTION_REASONS.find((one) => one === value) ?? 'typedWrong')}
        />
        <TextField
          label={t('correction.text')}
          value={text}
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
          options={CORRECTIONS.map((value) => ({ value, label: t(`correction.kinds.${value}`) }))}
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
        {what === 'state' ? null : (
          <TextField
            label={t(what === 'mark' ? 'correction.mark' : 'correction.penalty')}
            hint={t(what === 'mark' ? 'correction.markHint' : 'correction.penaltyHint')}
            inputMode="decimal"
            value={correction.value}
            onChange={({ target }) => set({ value: target.value })}
          />
        )}
        <p className={styles.detail}>{t('correction.note')}</p>
        {refusal === '' ? null : (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
}
