import { useTranslation } from 'react-i18next';
import type { User } from '../../../../shared/contract/people/accounts/users.ts';
import { formatList } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

interface ConfirmManyProps {
  /** The accounts to deactivate; null while the dialog is closed. */
  readonly users: readonly User[] | null;
  readonly onClose: () => void;
  readonly onConfirm: (users: readonly User[]) => void;
}

/** Lists the accounts and the consequences before they are deactivated. */
export function ConfirmMany({ users, onClose, onConfirm }: ConfirmManyProps) {
  const { t } = useTranslation(['users', 'common']);
  const confirm = () => {
    onClose();
    if (users) onConfirm(users);
  };
  return (
    <Dialog
      isOpen={users !== null}
      onClose={onClose}
      title={t('bulk.deactivateTitle', { count: users?.length ?? 0 })}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button tone="danger" onClick={confirm}>
            {t('actions.deactivate')}
          </Button>
        </>
      }
    >
      <p>{formatList((users ?? []).map(({ name }) => name))}</p>
      <p>{t('bulk.deactivateText')}</p>
    </Dialog>
  );
}
