import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { ListedMusic } from '../../../../shared/contract/entering/music/music.ts';
import { whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toastStore.ts';

interface WaiveFeeProps {
  readonly music: Pick<ListedMusic, 'entryId' | 'eventId'>;
  /** In minor units. */
  readonly fee: number;
  readonly competition: Competition;
  /** The skater and the event. */
  readonly name: string;
}

/** Takes a late fee off an entry, for an organiser, once this is confirmed: it cannot be charged again. */
export function WaiveFee({ music, fee, competition, name }: WaiveFeeProps) {
  const { t } = useTranslation(['music', 'common']);
  const [isAsking, setAsking] = useState(false);
  const [isWaiving, setWaiving] = useState(false);
  const amount = formatAmount(fee, competition.currency);
  const waive = async () => {
    setWaiving(true);
    try {
      const params = { competitionId: competition.id, entryId: music.entryId };
      await call('waiveMusicFee', { params, body: { event: music.eventId }, refetch: 'now' });
      await whenRefetched();
      showToast(t('waived', { fee: amount }));
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? t('lost'));
      setWaiving(false);
    }
  };
  return (
    <>
      <Button dense aria-label={t('waiveNamed', { event: name })} onClick={() => setAsking(true)}>
        {t('waive')}
      </Button>
      {isAsking ? (
        <Dialog
          isOpen
          onClose={() => setAsking(false)}
          title={t('waiveTitle')}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('common:actions.cancel')}</Button>
              <Button
                tone="primary"
                aria-busy={isWaiving || undefined}
                onClick={() => {
                  if (!isWaiving) void waive();
                }}
              >
                {t('waive')}
              </Button>
            </>
          }
        >
          <p>{t('waiveText', { event: name, fee: amount })}</p>
        </Dialog>
      ) : null}
    </>
  );
}
