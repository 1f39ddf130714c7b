import { useState } from 'react';
import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { RinkUses } from './RinkUses.tsx';

interface DeleteRinkProps {
  readonly rink: RinkRecord;
  readonly onClose: () => void;
  readonly onDeactivate: (rink: RinkRecord) => void;
}

/** Asks for confirmation. For a rink in use it lists the uses and offers to deactivate it instead. */
export function DeleteRink({ rink, onClose, onDeactivate }: DeleteRinkProps) {
  const { t } = useTranslation(['rinks', 'common']);
  const [isUsed, setIsUsed] = useState(rink.uses > 0);
  const remove = async () => {
    try {
      await call('deleteRink', { params: { rinkId: rink.id }, body: { version: rink.version } });
      showToast(t('delete.done', { name: rink.name }));
      onClose();
    } catch (thrown) {
      if (isApiError(thrown, 'RinkInUse')) setIsUsed(true);
      else showToast(errorMessage(thrown) ?? String(thrown), 'bad');
      void refetchChanged('deleteRink');
    }
  };
  const deactivate = () => {
    onClose();
    onDeactivate(rink);
  };
  const cancel = <Button onClick={onClose}>{t('common:actions.cancel')}</Button>;
  if (!isUsed) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={t('delete.title', { name: rink.name })}
        actions={
          <>
            {cancel}
            <Button tone="danger" onClick={() => void remove()}>
              {t('delete.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('delete.text')}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('delete.inUseTitle', { name: rink.name })}
      actions={
        <>
          {cancel}
          {rink.active ? (
            <Button tone="primary" onClick={deactivate}>
              {t('delete.instead')}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{t('delete.inUseText')}</p>
      {rink.active ? null : <p>{t('delete.isInactive')}</p>}
      <RinkUses rink={rink} />
    </Dialog>
  );
}
