import { useId, useState } from 'react';
import type { Duty } from '../../../../../shared/contract/planning/judging.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { CheckboxCard } from '../../../../ui/CheckboxCard.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import styles from './Judging.module.css';
import { seatLabel } from './SeatLine.tsx';
import type { JudgingCalls } from './useJudgingCalls.ts';

interface OfferDialogProps {
  readonly duty: Duty;
  readonly calls: JudgingCalls;
  readonly onClose: () => void;
}

/** Offers an own seat to a judge who could take it. */
export function OfferDialog({ duty, calls, onClose }: OfferDialogProps) {
  const { t } = useTranslation('judging');
  const name = useId();
  const [to, setTo] = useState(duty.candidates[0]?.id ?? '');
  const chosen = duty.candidates.find(({ id }) => id === to);
  const send = async () => {
    if (!chosen) return;
    onClose();
    const { id: panelId, seat } = duty;
    await calls.offer({ panelId, seat }, chosen.id, t('duties.offered', { name: chosen.name }));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('duties.offerTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            tone="primary"
            disabledReason={chosen ? undefined : t('duties.nobody')}
            onClick={() => void send()}
          >
            {t('duties.offerSend')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{seatLabel(duty)}</p>
        {duty.candidates.length === 0 ? (
          <p className={styles.warn}>{t('duties.nobody')}</p>
        ) : (
          <Text soft size="sm">
            {t('duties.offerText')}
          </Text>
        )}
        <Stack role="list" as="ul" gap={2} minContent>
          {duty.candidates.map((one) => (
            <li key={one.id}>
              <CheckboxCard
                isOneOf
                name={name}
                title={one.name}
                checked={to === one.id}
                onChange={() => setTo(one.id)}
              />
            </li>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
