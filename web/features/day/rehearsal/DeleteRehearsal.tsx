import { useState } from 'react';
import type { Rehearsal } from '../../../../shared/contract/day/running/rehearsals.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Row } from '../../../ui/Row.tsx';
import { playerOf } from './player.ts';
import styles from './Rehearsal.module.css';

interface DeleteRehearsalProps {
  readonly competitionId: string;
  readonly rehearsal: Rehearsal;
}

/** Deletes a rehearsal after a question. The server deletes in pieces, and one that broke off goes on. */
export function DeleteRehearsal({ competitionId, rehearsal }: DeleteRehearsalProps) {
  const { t } = useTranslation(['rehearsal', 'common']);
  const [isAsked, setIsAsked] = useState(false);
  const remove = async () => {
    playerOf(rehearsal.id).pause();
    const params = { competitionId, rehearsalId: rehearsal.id };
    try {
      while (!(await call('deleteRehearsal', { params, refetch: 'never' })).data.isDeleted);
      showToast(t('delete.done'));
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? String(thrown), 'bad');
    }
    setIsAsked(false);
    await refetchChanged('deleteRehearsal');
  };
  return (
    <Card as="section" gap={4} className={styles.card}>
      <h2>{t('delete.title')}</h2>
      <p>{t('delete.text')}</p>
      <Row gap={2}>
        <Button tone="danger" onClick={() => setIsAsked(true)}>
          {t('delete.open')}
        </Button>
      </Row>
      <Dialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('delete.ask')}
        actions={
          <>
            <Button onClick={() => setIsAsked(false)}>{t('common:actions.cancel')}</Button>
            <Button tone="danger" onClick={() => void remove()}>
              {t('delete.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('delete.askText')}</p>
      </Dialog>
    </Card>
  );
}
