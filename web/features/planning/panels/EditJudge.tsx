import { useState } from 'react';
import type { ListedJudge } from '../../../../shared/contract/planning/panels.ts';
import { JUDGE_STATES, type JudgeState } from '../../../../shared/contract/planning/judges.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { DayWindows } from './DayWindows.tsx';
import styles from './Panels.module.css';

interface EditJudgeProps {
  readonly judge: ListedJudge;
  readonly competitionId: string;
  readonly days: readonly string[];
  readonly onClose: () => void;
}

/** A coach's answer to the organiser, and the times that suit. */
export function EditJudge({ judge, competitionId, days, onClose }: EditJudgeProps) {
  const { t } = useTranslation('panels');
  const [state, setState] = useState<JudgeState>(judge.state ?? 'accepted');
  const [available, setAvailable] = useState(judge.available);
  const [refusal, setRefusal] = useState('');
  const save = async () => {
    setRefusal('');
    try {
      await call('updateJudge', {
        params: { competitionId, coachId: judge.id },
        body: { state, available, version: judge.version },
      });
      showToast(t('judges.saved'));
      onClose();
    } catch (thrown) {
      const [first] = isApiError(thrown) ? thrown.errors : [];
      setRefusal(first?.message ?? errorMessage(thrown) ?? String(thrown));
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('judges.editTitle', { name: judge.name })}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack gap={4} className={styles.picker}>
        <Segments
          label={t('judges.state')}
          options={JUDGE_STATES.map((value) => ({ value, label: t(`judges.states.${value}`) }))}
          value={state}
          onChange={(value) => setState(JUDGE_STATES.find((one) => one === value) ?? 'asked')}
        />
        {state === 'declined' ? null : (
          <DayWindows
            days={days}
            available={available}
            words={{
              title: t('times.title'),
              always: t('times.always'),
              some: t('times.some'),
              day: (day) => formatWeekday(day),
              from: (day) => t('times.from', { day: formatWeekday(day) }),
              until: (day) => t('times.until', { day: formatWeekday(day) }),
              away: t('times.away'),
            }}
            onChange={setAvailable}
          />
        )}
        {refusal ? (
          <Text role="alert" tone="bad">
            {refusal}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
