import { useState } from 'react';
import type { FlightSheets, SheetStarter } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { markText } from '../../../../shared/domain/day/sheets/markText.ts';
import { readMark } from '../../../../shared/domain/day/sheets/readMark.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { useSubmit } from './useSubmit.ts';
import styles from './Scoring.module.css';

interface PenaltyDialogProps {
  readonly params: Readonly<Record<'competitionId' | 'flightId', string>>;
  readonly sheets: FlightSheets;
  readonly starter: SheetStarter;
  /** Those that the skater has already. */
  readonly given: readonly { readonly code: string; readonly tenths: number; readonly reason: string }[];
  readonly onClose: () => void;
}

/** Gives a penalty of the rules' list; the referee can change what is taken off, and says why. */
export function PenaltyDialog({ params, sheets, starter, given, onClose }: PenaltyDialogProps) {
  const { t } = useTranslation('scoring');
  const { penaltyList, version } = sheets;
  const [code, setCode] = useState(penaltyList[0]?.code ?? '');
  const [amount, setAmount] = useState(markText(penaltyList[0]?.tenths ?? 0, 'tenths'));
  const [reason, setReason] = useState('');
  const { isBusy, submit } = useSubmit();
  const tenths = readMark(amount);
  const give = () =>
    submit(async () => {
      if (tenths === null) return;
      const penalties = [...given, { code, tenths, reason }];
      const { programmeId } = starter;
      await call('updatePenalties', { params, body: { version, programmeId, penalties } });
      await refetchChanged('updatePenalties');
      showToast(t('referee.given'));
      onClose();
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('referee.giveTo', { name: starter.name })}
      actions={
        <>
          <Button onClick={onClose}>{t('referee.cancel')}</Button>
          <Button
            tone="primary"
            aria-busy={isBusy}
            disabledReason={
              tenths === null
                ? t('referee.range.invalid')
                : reason.trim() === ''
                  ? t('referee.reason')
                  : undefined
            }
            onClick={() => void give()}
          >
            {t('referee.save')}
          </Button>
        </>
      }
    >
      <Stack gap={3} minContent className={styles.fields}>
        <Select
          label={t('referee.penalty')}
          options={penaltyList.map(({ code: value, label }) => ({ value, label }))}
          value={code}
          onChange={(chosen) => {
            setCode(chosen);
            const known = penaltyList.find((one) => one.code === chosen);
            if (known) setAmount(markText(known.tenths, 'tenths'));
          }}
        />
        <TextField
          label={t('referee.tenths')}
          inputMode="decimal"
          autoComplete="off"
          error={tenths === null ? t('referee.range.invalid') : undefined}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextField
          label={t('referee.reason')}
          autoComplete="off"
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
    </Dialog>
  );
}
