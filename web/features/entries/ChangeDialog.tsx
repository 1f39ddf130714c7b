import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OutsideForm } from '../../form/OutsideForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { Confirmation } from './useConfirmation.ts';

interface ChangeDialogProps {
  readonly confirmation: Confirmation;
  /** Whether the organiser changes it, who says why. */
  readonly asksReason: boolean;
  /** What the change costs. */
  readonly children: ReactNode;
}

/** Before a change is saved: what it costs, and the organiser's reason. */
export function ChangeDialog({ confirmation: { isAsked, answer }, asksReason, children }: ChangeDialogProps) {
  const { t } = useTranslation('entryChanges');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const save = () => {
    if (asksReason && reason.trim() === '') return setIsMissing(true);
    answer({ reason: reason.trim() });
  };
  return (
    <OutsideForm>
      <Dialog
        isOpen={isAsked}
        onClose={() => answer(null)}
        title={t('confirm.title')}
        actions={
          <>
            <Button onClick={() => answer(null)}>{t('confirm.no')}</Button>
            <Button tone="primary" onClick={save}>
              {t('confirm.yes')}
            </Button>
          </>
        }
      >
        {children}
        {asksReason ? (
          <TextArea
            label={t('reason')}
            hint={t('reasonHint')}
            rows={3}
            maxLength={500}
            value={reason}
            error={isMissing && reason.trim() === '' ? t('reasonMissing') : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        ) : null}
      </Dialog>
    </OutsideForm>
  );
}
