import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { type AwardedFlight, useAwards } from './useAwards.ts';

interface AwardFlightProps extends AwardedFlight {
  /** Otherwise the awards post it. */
  readonly isPosted: boolean;
  readonly isCorrectionProposed: boolean;
  readonly onAwarded?: () => void;
}

/** The tap that says that medals were given; it asks once, because families read it at once. */
export function AwardFlight(props: AwardFlightProps) {
  const { isPosted, isCorrectionProposed, onAwarded, ...flight } = props;
  const { t } = useTranslation('awarding');
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, send } = useAwards(flight);
  const award = async () => {
    const isDone = await send('markAwarded');
    setIsAsking(false);
    if (isDone) onAwarded?.();
  };
  return (
    <>
      <Button tone="primary" aria-label={`${t('award')}: ${flight.what}`} onClick={() => setIsAsking(true)}>
        {t('award')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('title')}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('cancel')}</Button>
            <Button tone="primary" aria-busy={isBusy || undefined} onClick={() => void award()}>
              {t('confirm')}
            </Button>
          </>
        }
      >
        <Stack gap={2}>
          <strong>{flight.what}</strong>
          {isPosted ? null : <p>{t('posts')}</p>}
          {isCorrectionProposed ? (
            <Text as="p" tone="warn">
              {t('correctionProposed')}
            </Text>
          ) : null}
        </Stack>
      </Dialog>
    </>
  );
}
