import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/ApiError.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import type { AdminCompetitionRow } from './competitionRow.ts';

interface DiscardDraftProps {
  readonly draft: AdminCompetitionRow;
  readonly onClose: () => void;
}

/** Confirms the deletion of a draft, which cannot be undone. */
export function DiscardDraft({ draft, onClose }: DiscardDraftProps) {
  const { t } = useTranslation(['competitionAdmin', 'common']);
  const discard = async () => {
    const { id, name, version } = draft;
    try {
      await call('deleteCompetitionDraft', { params: { competitionId: id }, body: { version } });
      showToast(t('discard.done', { name }));
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      showToast(errorMessage(thrown) ?? thrown.message, 'bad');
      void refetchChanged('deleteCompetitionDraft');
    }
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('discard.title', { name: draft.name })}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button tone="danger" onClick={() => void discard()}>
            {t('actions.discard')}
          </Button>
        </>
      }
    >
      <p>{t('discard.text')}</p>
    </Dialog>
  );
}
