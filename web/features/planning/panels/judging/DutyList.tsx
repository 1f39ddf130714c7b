import { useId, useState } from 'react';
import type { Duty } from '../../../../../shared/contract/planning/judging.ts';
import { formatList } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { SeatLine, seatLabel } from './SeatLine.tsx';
import type { JudgingCalls } from './useJudgingCalls.ts';

interface DutyListProps {
  readonly duties: readonly Duty[];
  readonly calls: JudgingCalls;
}

/** The judge's own panels, each with who else sits, to withdraw from or to offer. */
export function DutyList({ duties, calls }: DutyListProps) {
  const { t } = useTranslation('judging');
  const heading = useId();
  const [step, setStep] = useState<{ readonly name: 'leave' | 'offer'; readonly duty: Duty } | null>(null);
  const close = () => setStep(null);
  const othersOf = (duty: Duty) =>
    formatList(duty.others.map(({ kind, name }) => `${name ?? t('seats.open')} (${t(`seats.${kind}`)})`));
  return (
    <Stack aria-labelledby={heading} as="section" gap={3}>
      <h2 id={heading}>{t('duties.title')}</h2>
      {duties.length === 0 ? (
        <Text soft size="sm">
          {t('duties.none')}
        </Text>
      ) : null}
      <Stack role="list" as="ul" gap={3} minContent>
        {duties.map((duty) => (
          <SeatLine
            key={`${duty.id} ${String(duty.seat)} ${duty.start}`}
            seat={duty}
            notes={<p>{t('duties.with', { names: othersOf(duty) })}</p>}
            actions={
              duty.isKept ? (
                <Text as="span" soft size="sm">
                  {t('duties.kept')}
                </Text>
              ) : duty.isReported ? (
                <Text as="span" soft size="sm">
                  {t('duties.reported')}
                </Text>
              ) : (
                <>
                  <Button
                    dense
                    aria-label={`${t('duties.offer')}: ${seatLabel(duty)}`}
                    onClick={() => setStep({ name: 'offer', duty })}
                  >
                    {t('duties.offer')}
                  </Button>
                  <Button
                    dense
                    tone="plain"
                    aria-label={`${t('duties.leave')}: ${seatLabel(duty)}`}
                    onClick={() => setStep({ name: 'leave', duty })}
                  >
                    {t('duties.leave')}
                  </Button>
                </>
              )
            }
          />
        ))}
      </Stack>
      <Dialog
        isOpen={step?.name === 'leave'}
        onClose={close}
        title={t('duties.leaveTitle')}
        actions={
          <>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button tone="danger" onClick={() => void leave()}>
              {t('duties.leave')}
            </Button>
          </>
        }
      >
        <p>{step ? seatLabel(step.duty) : null}</p>
      </Dialog>
      {step?.name === 'offer' ? <OfferDialog duty={step.duty} calls={calls} onClose={close} /> : null}
    </Stack>
  );

  async function leave() {
    if (!step) return;
    const { id: panelId, seat } = step.duty;
    close();
    await calls.leave({ panelId, seat }, t('duties.left'));
  }
}
