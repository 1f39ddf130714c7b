import { useState } from 'react';
import type { Publishing } from '../../../../shared/contract/planning/publishing.ts';
import { windowState } from '../../../../shared/domain/entering/entries/changes/correctionWindow.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { formatDay } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { DatePicker } from '../../../ui/DatePicker.tsx';
import { usePresent } from '../../../ui/now.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './Publishing.module.css';

interface CorrectionDaysProps {
  readonly competitionId: string;
  readonly publishing: Publishing;
  /** The competition is no longer what is shown. */
  readonly onStale: () => void;
}

type Problem = Readonly<Partial<Record<'firstDay' | 'lastDay' | 'all', string | undefined>>>;

/** The days on which families check their flights and correct names and music. */
export function CorrectionDays({ competitionId, publishing, onStale }: CorrectionDaysProps) {
  const { t } = useTranslation('publishing');
  const { correctionWindow, competition } = publishing;
  const { timeZone, endDate, version, state } = competition;
  const [firstDay, setFirstDay] = useState(correctionWindow?.firstDay ?? '');
  const [lastDay, setLastDay] = useState(correctionWindow?.lastDay ?? '');
  const [problem, setProblem] = useState<Problem>({});
  const stage = usePresent((now) => windowState(correctionWindow, timeZone, now));
  const archived = state === 'archived' ? t('archived') : undefined;

  const save = async (days: { readonly firstDay: string | null; readonly lastDay: string | null }) => {
    setProblem({});
    try {
      await call('updateCorrectionWindow', { params: { competitionId }, body: { version, ...days } });
      showToast(t(days.firstDay === null ? 'window.removed' : 'window.saved'));
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      const { errors, code } = thrown;
      const messageOf = (field: string) => errors.find((error) => error.field === field)?.message;
      const all = code === 'VersionConflict' ? t('window.changed') : errorMessage(thrown);
      setProblem({
        firstDay: messageOf('firstDay'),
        lastDay: messageOf('lastDay'),
        all: errors.length === 0 ? all : undefined,
      });
      if (code === 'VersionConflict') onStale();
    }
  };
  const day = correctionWindow
    ? formatDay(stage === 'before' ? correctionWindow.firstDay : correctionWindow.lastDay)
    : '';
  const tone = stage === 'open' ? 'good' : stage === 'before' ? 'info' : 'neutral';
  return (
    <DashboardCard
      title={t('window.title')}
      aside={<Pill tone={tone}>{t(stage === 'none' ? 'window.unset' : `window.${stage}`, { day })}</Pill>}
    >
      <Stack gap={4} minContent>
        <p className={styles.detail}>{t('window.text')}</p>
        <Stack gap={4} className={styles.days}>
          <DatePicker
            label={t('window.firstDay')}
            value={firstDay}
            onChange={setFirstDay}
            latest={endDate}
            error={problem.firstDay}
          />
          <DatePicker
            label={t('window.lastDay')}
            value={lastDay}
            onChange={setLastDay}
            latest={endDate}
            error={problem.lastDay}
          />
        </Stack>
        {problem.all === undefined ? null : (
          <p role="alert" className={styles.refusal}>
            {problem.all}
          </p>
        )}
        <Row gap={3}>
          <Button
            disabledReason={archived}
            onClick={() => void save({ firstDay: firstDay || null, lastDay: lastDay || null })}
          >
            {t('window.save')}
          </Button>
          {correctionWindow ? (
            <Button
              tone="plain"
              disabledReason={archived}
              onClick={() => {
                setFirstDay('');
                setLastDay('');
                void save({ firstDay: null, lastDay: null });
              }}
            >
              {t('window.remove')}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </DashboardCard>
  );
}
