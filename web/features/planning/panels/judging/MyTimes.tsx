import { useState } from 'react';
import type { MyJudging } from '../../../../../shared/contract/planning/judging.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { DayTimes } from './DayTimes.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { JudgingCalls } from './useJudgingCalls.ts';

interface MyTimesProps {
  readonly mine: MyJudging;
  readonly calls: JudgingCalls;
}

/** Changes the times of a judge who has accepted, or declines after all. */
export function MyTimes({ mine: { days, available: stored, version }, calls }: MyTimesProps) {
  const { t } = useTranslation('judging');
  const [available, setAvailable] = useState(stored);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Stack gap={4}>
      <DayTimes days={days} available={available} onChange={setAvailable} />
      <Row gap={2} columnGap={3} align="center">
        <Button onClick={() => setIsAsking(true)}>{t('ask.decline')}</Button>
        <Button
          tone="primary"
          onClick={() => void calls.answer({ state: 'accepted', available, version }, t('times.saved'))}
        >
          {t('times.save')}
        </Button>
      </Row>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('ask.declineTitle')}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('cancel')}</Button>
            <Button
              tone="danger"
              onClick={() => {
                setIsAsking(false);
                void calls.answer({ state: 'declined', available: null, version }, t('ask.answered'));
              }}
            >
              {t('ask.decline')}
            </Button>
          </>
        }
      >
        <p>{t('ask.declineText')}</p>
      </Dialog>
    </Stack>
  );
}
