import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

interface ConfirmProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
}

/** A dialog that asks for confirmation of an action that cannot be undone. */
export function Confirm({ isOpen, onClose, title, text, confirmLabel, onConfirm }: ConfirmProps) {
  const { t } = useTranslation('common');
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button tone="danger" onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
