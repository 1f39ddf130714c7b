import { useEffect, useState } from 'react';
import type { ScheduleProblem } from '../../../../shared/contract/planning/scheduleProblem.ts';
import type { WalkOns } from '../../../../shared/domain/planning/published/withWalkOns.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { BegunFlightsById, DraftSnapshot, DraftStore } from '../draft/index.ts';
import { useIsPrinting } from '../../../table/useIsPrinting.ts';
import { FlightsOfEvent } from './EventFlights.tsx';
import { FlightsOverview } from './FlightsOverview.tsx';
import { CancelEventDialog } from '../cancelEvent/index.ts';
import styles from './FlightsScreen.module.css';
import { AskChange } from './parts/AskChange.tsx';
import { DraftNotice } from './parts/DraftNotice.tsx';
import { WallSheet } from './parts/WallSheet.tsx';
import { useFlightsModel } from './useFlightsModel.ts';
import { useFlightsPlace } from './useFlightsPlace.ts';
import { Stack } from '../../../ui/Stack.tsx';

interface FlightsScreenProps {
  readonly competitionId: string;
  readonly facts: ScheduleProblem;
  readonly store: DraftStore;
  readonly snapshot: DraftSnapshot;
  /** Flights that have started or are over. */
  readonly begun: BegunFlightsById;
  readonly walkOns: WalkOns;
}

/** All events, or one of them with its flights; on paper the flights for the wall. */
export function FlightsScreen({ competitionId, facts, store, snapshot, begun, walkOns }: FlightsScreenProps) {
  const { t } = useTranslation('flights');
  const model = useFlightsModel(competitionId, facts, { store, draft: snapshot.draft, begun, walkOns });
  const place = useFlightsPlace();
  const isPrinting = useIsPrinting();
  // A cancelled event has no flights any more, and its dialog still says how far it is.
  const [cancelledId, setCancelledId] = useState<string | null>(null);
  const { actions, view, isReadOnly } = model;
  useUndoKey(actions.canUndo && !actions.question, actions.undo);
  const event = view.events.find(({ id }) => id === place.eventId);
  if (isPrinting) return <WallSheet model={model} events={event ? [event] : view.events} />;
  return (
    <Stack gap={6}>
      <DraftNotice store={store} snapshot={snapshot} />
      {isReadOnly ? <p className={styles.note}>{t('archived')}</p> : null}
      {event ? (
        <FlightsOfEvent
          key={event.id}
          model={model}
          event={event}
          place={place}
          onCancelEvent={() => setCancelledId(event.id)}
        />
      ) : (
        <FlightsOverview model={model} place={place} onOpenCancelled={setCancelledId} />
      )}
      <AskChange actions={actions} />
      {cancelledId === null ? null : (
        <CancelEventDialog
          competitionId={competitionId}
          eventId={cancelledId}
          onCancelled={() => store.takeOwn()}
          onClose={() => setCancelledId(null)}
        />
      )}
    </Stack>
  );
}

/** Ctrl+Z or ⌘Z outside a field. */
function useUndoKey(isOn: boolean, undo: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const isField = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isField) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
