import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { useReasonField } from '../../entries/index.ts';
import { OutsideForm } from '../../../../forms/OutsideForm.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import type { Confirmation } from './useConfirmation.ts';

interface ChangeDialogProps {
  readonly confirmation: Confirmation;
  /** Whether an organiser makes the change, and has to give a reason. */
  readonly asksReason: boolean;
  /** The change and its price. */
  readonly children: ReactNode;
}

/** The confirmation of a change: its price, and the organiser's reason. */
export function ChangeDialog({ confirmation: { isAsked, answer }, asksReason, children }: ChangeDialogProps) {
  const { t } = useTranslation('entryChanges');
  const reason = useReasonField(asksReason);
  const save = () => {
    const given = reason.take();
    if (given !== null) answer({ reason: given });
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
        {reason.field}
      </Dialog>
    </OutsideForm>
  );
}
