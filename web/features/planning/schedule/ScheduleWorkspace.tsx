import type { WalkOns } from '../../../../shared/domain/planning/published/withWalkOns.ts';
import { Suspense, useMemo, useState } from 'react';
import type { Problem } from '../../../../shared/contract/core/planningFiles.ts';
import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import type { ScheduleProblem } from '../../../../shared/contract/planning/scheduleProblem.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { CancelEventDialog } from '../cancelEvent/index.ts';
import {
  LaterBegunGuard,
  type BegunFlightsById,
  type Holds,
  type NotSkating,
  useScheduleDraft,
} from '../draft/index.ts';
import { laterDialog } from '../../../ui/laterDialog.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { LaterBegunNotice, LaterLeftBehind, LaterRenumbered } from './laterNotices.ts';
import { NoticeBar } from './NoticeBar.tsx';
import type { NumberedDraft } from './renumberedOf.ts';
import styles from './Schedule.module.css';
import { ALL_DAYS, Toolbar } from './Toolbar.tsx';
import { keyOfBlock } from '../../../../shared/domain/planning/draft/draftBlocks.ts';
import { Board } from './board/Board.tsx';
import { BoardLegend } from './board/BoardLegend.tsx';
import { AddBlock } from './dialogs/AddBlock.tsx';
import { Inspector } from './inspector/Inspector.tsx';
import { groupFindings } from './inspector/groupFindings.ts';
import { flightsOfPerson } from './inspector/people.ts';
import { useIsWide } from './inspector/useIsWide.ts';
import { BeforePlan } from './plan/BeforePlan.tsx';
import { PlanSummary } from './plan/PlanSummary.tsx';
import { PlanningPanel } from './plan/PlanningPanel.tsx';
import { useStoredPlan } from './plan/useStoredPlan.ts';
import { useScheduleModel } from './scheduleModel.ts';
import { useFaultText } from './useFaultText.ts';
import { useShownDay } from './useShownDay.ts';
import { UndoKeys } from './useSteps.ts';
import { type Workspace, WorkspaceProvider, type Selected } from './workspace.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { anchorOf, type LostIce, selectWithoutIce } from './blocks/selection.ts';

const PlanAgain = laterDialog(async () => (await import('./plan/PlanAgain.tsx')).PlanAgain);
const FileDialog = laterDialog(async () => (await import('./files/FileDialog.tsx')).FileDialog);

interface ScheduleWorkspaceProps {
  readonly competitionId: string;
  readonly scheduled: ScheduleProblem;
  /** As it was read last. */
  readonly read: ScheduleDraft;
  /** Flights that have started or are over. */
  readonly begun: BegunFlightsById;
  readonly walkOns: WalkOns;
  readonly holds: Holds;
  readonly notSkating: NotSkating;
  /** The blocks without ice that are selected at first; null for none. */
  readonly lostIce: LostIce | null;
}

type Opened = 'add' | 'planAgain' | 'findings' | 'files' | null;

/** The schedule of a competition: plan, then changed on the board. */
export function ScheduleWorkspace(props: ScheduleWorkspaceProps) {
  const { competitionId, scheduled, read, begun, walkOns, holds, notSkating, lostIce } = props;
  const { t } = useTranslation('schedule');
  const { store, snapshot } = useScheduleDraft(competitionId, read);
  const model = useScheduleModel(scheduled, snapshot.draft, { begun, walkOns });
  const [since] = useState<NumberedDraft>(model);
  const faultText = useFaultText();
  const isWide = useIsWide();
  const [selected, setSelected] = useState<Selected | null>(
    () => lostIce && selectWithoutIce(model.problem, model.plan.blocks, new Set(begun.keys()), lostIce),
  );
  const [opened, setOpened] = useState<Opened>(null);
  // A cancelled event's blocks are gone, and its dialog still says how far it is.
  const [cancelledId, setCancelledId] = useState<string | null>(null);
  const { columns, plan, problem, findings } = model;
  const planning = useStoredPlan(competitionId, store, problem.fixed.blocks);

  const { day, setDay, brought, bring } = useShownDay(model, anchorOf(selected));
  const select = (next: Selected | null, brings = false) => {
    setSelected(next);
    if (!next || !brings) return;
    if (next.kind !== 'person') {
      setOpened(null);
      bring(next.kind === 'block' ? next.key : next.anchor);
      return;
    }
    const flights = new Set(flightsOfPerson(problem, plan.flights, next.id));
    const first = plan.blocks.find(({ flightId }) => flightId !== undefined && flights.has(flightId));
    if (first) bring(keyOfBlock(first));
  };
  const shown = day === ALL_DAYS ? columns : columns.filter(({ date }) => date === day);
  const workspace: Workspace = {
    ...model,
    competitionId,
    timeZone: scheduled.competition.timeZone,
    store,
    begun,
    walkOns,
    holds,
    notSkating,
    shown,
    selected,
    select,
    sayFault: (fault) => (fault === null ? null : showToast(faultText(fault), 'bad')),
    cancelEvent: setCancelledId,
  };
  const isPlanned = plan.blocks.length > 0;
  const personId = selected?.kind === 'person' ? selected.id : null;
  const found = useMemo(
    () => (personId === null ? null : new Set(flightsOfPerson(problem, plan.flights, personId))),
    [problem, plan.flights, personId],
  );
  const start = (toPlan: Problem) => planning.startFixed(toPlan, snapshot.draft);
  const listed = groupFindings(findings);
  const conflicts = listed.filter(({ severity }) => severity !== 'soft').length;
  const isNoted = conflicts === 0 && listed.length > 0;

  return (
    <WorkspaceProvider value={workspace}>
      <UndoKeys />
      <Stack gap={4}>
        {snapshot.notice ? <NoticeBar notice={snapshot.notice} /> : null}
        {planning.progress ? <PlanningPanel progress={planning.progress} onStop={planning.stop} /> : null}
        {planning.problem ? (
          <Row
            as="p"
            gap={3}
            columnGap={5}
            align="center"
            round="panel"
            background="info"
            pad={3}
            padInline={5}
            className={styles.notice}
            data-bad
            role="alert"
          >
            {planning.problem}
          </Row>
        ) : null}
        {isPlanned ? (
          <>
            <Suspense fallback={null}>
              <LaterLeftBehind competition={scheduled.competition} />
              <LaterRenumbered since={since} />
            </Suspense>
            {begun.size === 0 ? null : (
              <Suspense fallback={null}>
                <LaterBegunGuard store={store} begun={begun} problem={problem} />
                <LaterBegunNotice />
              </Suspense>
            )}
            <PlanSummary />
            <Toolbar
              day={day}
              onDay={setDay}
              canUndo={snapshot.canUndo}
              canRedo={snapshot.canRedo}
              isSaving={snapshot.isSaving}
              onAdd={() => setOpened('add')}
              publishing={paths.publishing(competitionId)}
              findings={
                isWide
                  ? null
                  : {
                      label: isNoted
                        ? t('noteCount', { count: listed.length })
                        : t('conflictCount', { count: conflicts }),
                      onOpen: () => {
                        setSelected(null);
                        setOpened('findings');
                      },
                    }
              }
              actions={[
                {
                  id: 'again',
                  label: t('again.open'),
                  disabledReason: planning.progress ? t('planning.busy') : undefined,
                  onAction: () => setOpened('planAgain'),
                },
                { id: 'flights', label: t('toFlights'), href: paths.flights(competitionId) },
                { id: 'ice', label: t('toIce'), href: paths.ice(competitionId) },
                ...(snapshot.draft.published
                  ? [{ id: 'late', label: t('toLate'), href: paths.late(competitionId) }]
                  : []),
                { id: 'files', label: t('files.open'), onAction: () => setOpened('files') },
              ]}
            />
            <BoardLegend />
            <Stack gap={4} className={styles.work} data-toasts="top">
              <Board columns={shown} found={found} brought={brought} />
              <Inspector isOpen={opened === 'findings'} onClose={() => setOpened(null)} />
            </Stack>
          </>
        ) : (
          <BeforePlan
            competitionId={competitionId}
            isPlanning={planning.progress !== null}
            onPlan={start}
            onFiles={() => setOpened('files')}
          />
        )}
      </Stack>
      {opened === 'add' ? <AddBlock onClose={() => setOpened(null)} /> : null}
      {opened === 'planAgain' ? <PlanAgain onClose={() => setOpened(null)} onPlan={start} /> : null}
      {opened === 'files' ? (
        <FileDialog
          competitionName={scheduled.competition.name}
          onClose={() => setOpened(null)}
          onPlan={planning.store}
          onProblem={planning.startFixed}
        />
      ) : null}
      {cancelledId === null ? null : (
        <CancelEventDialog
          competitionId={competitionId}
          eventId={cancelledId}
          onCancelled={() => store.takeOwn()}
          onClose={() => setCancelledId(null)}
        />
      )}
      <LeaveGuard
        isDirty={snapshot.hasUnsaved || planning.progress !== null}
        title={t('leave.title')}
        text={t('leave.text')}
      />
    </WorkspaceProvider>
  );
}
