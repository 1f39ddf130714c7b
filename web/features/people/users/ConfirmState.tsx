import { useTranslation } from 'react-i18next';
import type { User } from '../../../../shared/contract/people/accounts/users.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

interface ConfirmStateProps {
  /** The account and the change to confirm; null while the dialog is closed. */
  readonly asked: { readonly user: User; readonly name: 'activate' | 'deactivate' } | null;
  readonly onClose: () => void;
  readonly onConfirm: (user: User, active: boolean) => void;
}

/** Explains the consequences before an account is activated or deactivated. */
export function ConfirmState({ asked, onClose, onConfirm }: ConfirmStateProps) {
  const { t } = useTranslation(['users', 'common']);
  const becomes = asked?.name ?? 'deactivate';
  const confirm = () => {
    onClose();
    if (asked) onConfirm(asked.user, becomes === 'activate');
  };
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={onClose}
      title={t(`confirm.${becomes}.title`, { name: asked?.user.name ?? '' })}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button tone={becomes === 'deactivate' ? 'danger' : 'primary'} onClick={confirm}>
            {t(`actions.${becomes}`)}
          </Button>
        </>
      }
    >
      <p>{t(`confirm.${becomes}.text`)}</p>
    </Dialog>
  );
}
