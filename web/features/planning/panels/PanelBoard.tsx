import { useState } from 'react';
import type { CompetitionPanels } from '../../../../shared/contract/planning/panels.ts';
import type { DataOf } from '../../../../shared/contract/types.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { UndoBar } from '../../../table/history/UndoBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { JudgeLeaves } from './JudgeLeaves.tsx';
import { OpenSeats } from './OpenSeats.tsx';
import { PanelCard } from './PanelCard.tsx';
import styles from './Panels.module.css';
import { SeatPicker } from './SeatPicker.tsx';
import { SwapList } from './SwapList.tsx';
import { openSeats, type SeatAt } from './openSeats.ts';
import { usePanelWords } from './usePanelWords.ts';
import { useUndoLeaving } from './useUndoLeaving.ts';

interface PanelBoardProps {
  readonly stored: CompetitionPanels;
  /** Whether the question who leaves is open at first. */
  readonly asksWhoLeaves: boolean;
}

/** Open seats with their reasons, then every panel by day and surface. */
export function PanelBoard({ stored, asksWhoLeaves }: PanelBoardProps) {
  const { t } = useTranslation('panels');
  const words = usePanelWords(stored);
  const [chosen, setChosen] = useState<SeatAt | null>(null);
  const [isLeaving, setIsLeaving] = useState(asksWhoLeaves);
  const { left, setLeft, undo: undoLeaving } = useUndoLeaving(stored);
  const { fill, filled, undo, dismiss, isFilling } = useFillPanels(stored);
  if (stored.panels.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />;
  const open = openSeats(stored.panels);
  const days = Map.groupBy(stored.panels, ({ date }) => date);
  const isArchived = stored.competition.state === 'archived';
  return (
    <Stack gap={6}>
      {filled ? (
        <UndoBar text={t('filled', { count: filled.length })} onUndo={undo} onDismiss={dismiss} />
      ) : null}
      {left ? <UndoBar text={left.text} onUndo={undoLeaving} onDismiss={() => setLeft(null)} /> : null}
      {isArchived ? null : (
        <div>
          <Button onClick={() => setIsLeaving(true)}>{t('leaves.ask')}</Button>
        </div>
      )}
      {open.length > 0 ? (
        <OpenSeats
          open={open}
          judges={stored.judges}
          words={words}
          isReadOnly={isArchived}
          onChoose={setChosen}
          fill={
            <Button
              tone="primary"
              disabledReason={isArchived ? t('archived') : undefined}
              aria-busy={isFilling || undefined}
              onClick={() => void fill()}
            >
              {t('fill')}
            </Button>
          }
        />
      ) : null}
      {[...days].map(([date, panels]) => (
        <Stack key={date} aria-labelledby={`panels-${date}`} as="section" gap={3}>
          <h2 id={`panels-${date}`}>{formatWeekday(date)}</h2>
          <Stack role="list" as="ul" gap={4} className={styles.cards}>
            {panels.map((panel) => (
              <PanelCard
                key={panel.id}
                panel={panel}
                judges={stored.judges}
                words={words}
                isReadOnly={isArchived}
                onChoose={(index, seat) => setChosen({ panel, index, seat })}
              />
            ))}
          </Stack>
        </Stack>
      ))}
      <SwapList stored={stored} words={words} />
      {isLeaving ? (
        <JudgeLeaves stored={stored} words={words} onLeft={setLeft} onClose={() => setIsLeaving(false)} />
      ) : null}
      {chosen ? (
        <SeatPicker
          key={`${chosen.panel.id} ${String(chosen.index)}`}
          stored={stored}
          at={chosen}
          words={words}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </Stack>
  );
}

type Changes = DataOf<'fillPanels'>['changes'];

/** Fills open seats by the rules, with an undo. */
function useFillPanels({ competition, generation }: CompetitionPanels) {
  const { t } = useTranslation('panels');
  const [filled, setFilled] = useState<Changes | null>(null);
  const [isFilling, setIsFilling] = useState(false);
  const params = { competitionId: competition.id };

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? String(thrown), 'bad');
      void refetchChanged('updatePanels');
    }
  };
  const fill = async () => {
    if (isFilling) return;
    setIsFilling(true);
    await attempt(async () => {
      const { data } = await call('fillPanels', { params, body: { generation } });
      setFilled(data.changes.length > 0 ? data.changes : null);
      if (data.changes.length === 0) showToast(t('noneFilled'), 'info');
    });
    setIsFilling(false);
  };
  const undo = () =>
    attempt(async () => {
      const changes = (filled ?? []).map(({ panelId, seat, coachId }) => ({
        panelId,
        seat,
        before: coachId,
        coachId: null,
      }));
      await call('updatePanels', { params, body: { generation, changes } });
      setFilled(null);
      showToast(t('unfilled'));
    });
  return { fill, filled, undo, dismiss: () => setFilled(null), isFilling };
}
