import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  COACH_STATES,
  type Coach,
  type CoachState,
  MAX_MERGED_COACHES,
} from '../../../../shared/contract/people/coaches/coaches.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { usePages } from '../../../api/usePages.ts';
import { currentTime } from '../../../clock.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/useSession.ts';
import { DataTable } from '../../../table/DataTable.tsx';
import { HistoryList } from '../../../table/history/HistoryList.tsx';
import { UndoBar } from '../../../table/history/UndoBar.tsx';
import type { BulkAction } from '../../../table/selection.ts';
import { useTableQuery } from '../../../table/useTableQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import type { MenuAction } from '../../../ui/RowMenu.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { AddCoach, EditCoach } from './EditCoach.tsx';
import { MergeCoaches } from './MergeCoaches.tsx';
import { coachColumns } from './coachColumns.tsx';
import { coachBody, coachValues } from './coachValues.ts';
import { useCoachWords } from './useCoachWords.ts';

const FILTERS = ['state', 'rink'];

/** `/admin/coaches`: all coaches for super administrators, the own rink's for its head coach. */
export function CoachesPage() {
  const { t } = useTranslation('coaches');
  const { role } = useUser();
  const isAdministrator = role === 'SUPER_ADMIN';
  const query = useTableQuery(FILTERS);
  const { data: rinks } = useQuery(requestQuery('listRinks'));
  const state = COACH_STATES.find((one) => one === query.filters['state']);
  const list = usePages('listCoaches', { query: listQuery(query.search, state, query.filters['rink']) });
  const [step, setStep] = useState<CoachStep | null>(null);
  const close = () => setStep(null);
  const { merged, rowActions, bulkActions, merge, undo, dismiss } = useCoachActions(setStep);
  const columns = useMemo(() => {
    const names = new Map((rinks ?? []).map(({ id, name }) => [id, name]));
    return coachColumns(t, {
      today: currentTime().toISOString().slice(0, 10),
      rinkName: (rinkId) => names.get(rinkId) ?? t('unknownRink'),
    });
  }, [t, rinks]);
  const name = useMemo(
    () => ({
      id: 'name',
      heading: t('columns.name'),
      text: (coach: Coach) => coach.name,
      detail: ({ professional }: Coach) => professional,
      alsoExported: [
        { heading: t('columns.professional'), value: ({ professional }: Coach) => professional },
      ],
    }),
    [t],
  );
  const add = (
    <Button tone="primary" onClick={() => setStep({ name: 'add' })}>
      {t('add')}
    </Button>
  );
  const states = {
    name: 'state',
    label: t('filters.state'),
    options: COACH_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
  };
  const byRink = {
    name: 'rink',
    label: t('filters.rink'),
    options: (rinks ?? []).map((rink) => ({ value: rink.id, label: rink.name })),
  };
  return (
    <Page
      title={t('title')}
      subtitle={t(isAdministrator ? 'subtitle' : 'subtitleOfRink')}
      actions={
        <>
          <LinkButton to={paths.importCoaches}>{t('importAction')}</LinkButton>
          {add}
        </>
      }
    >
      {merged ? (
        <UndoBar text={t('merged', { name: merged.name })} onUndo={undo} onDismiss={dismiss} />
      ) : null}
      <DataTable
        label={t('title')}
        list={list}
        rowKey={({ id }) => id}
        name={name}
        columns={columns}
        query={query}
        searchLabel={t('search')}
        filters={isAdministrator ? [states, byRink] : [states]}
        rowActions={rowActions}
        selection={{ bulkActions }}
        nothingYet={{ title: t('none'), text: t('noneText'), action: add }}
      />
      {step?.name === 'add' ? <AddCoach onClose={close} /> : null}
      {step?.name === 'edit' ? <EditCoach key={step.coach.id} coach={step.coach} onClose={close} /> : null}
      {step?.name === 'merge' ? (
        <MergeCoaches coaches={step.coaches} onMerge={merge} onClose={close} done={step.done} />
      ) : null}
      <Dialog
        isOpen={step?.name === 'history'}
        onClose={close}
        title={t('historyTitle', { name: step?.name === 'history' ? step.coach.name : '' })}
      >
        {step?.name === 'history' ? <CoachHistory coach={step.coach} /> : null}
      </Dialog>
    </Page>
  );
}

const listQuery = (search: string, state: CoachState | undefined, rinkId: string | undefined) => ({
  ...(search && { search }),
  ...(state && { state }),
  ...(rinkId && { rinkId }),
});

function CoachHistory({ coach }: { readonly coach: Coach }) {
  const list = usePages('listCoachHistory', { params: { coachId: coach.id } });
  return <HistoryList list={list} subject="coach" words={useCoachWords()} />;
}

/** Which dialog is open. */
type CoachStep =
  | { readonly name: 'add' }
  | { readonly name: 'edit' | 'history'; readonly coach: Coach }
  | { readonly name: 'merge'; readonly coaches: readonly Coach[]; readonly done: () => void };

interface Merged {
  readonly mergeId: string;
  readonly coachId: string;
  readonly name: string;
}

/** The actions on one coach or several, and the undo of the last merge. */
function useCoachActions(open: (step: CoachStep) => void) {
  const { t } = useTranslation('coaches');
  const [merged, setMerged] = useState<Merged | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? String(thrown), 'bad');
      void refetchChanged('updateCoach');
    }
  };
  const confirm = (coach: Coach) =>
    attempt(async () => {
      const body = { ...coachBody(coachValues(coach)), version: coach.version };
      await call('updateCoach', { params: { coachId: coach.id }, body });
      showToast(t('confirmed', { name: coach.name }));
    });
  const invite = (coach: Coach) =>
    attempt(async () => {
      const { id: coachId, version, email } = coach;
      await call('inviteCoach', { params: { coachId }, body: { version } });
      showToast(t('invited', { email }));
    });
  const unlink = (coach: Coach) =>
    attempt(async () => {
      const { id: coachId, version } = coach;
      await call('unlinkCoach', { params: { coachId }, body: { version } });
      showToast(t('unlinked', { name: coach.name }));
    });
  const merge = (kept: Coach, duplicates: readonly Coach[]) =>
    attempt(async () => {
      const { data } = await call('mergeCoaches', {
        params: { coachId: kept.id },
        body: { version: kept.version, doubles: duplicates.map(({ id, version }) => ({ id, version })) },
      });
      setMerged({ mergeId: data.mergeId, coachId: kept.id, name: kept.name });
    });
  const undo = () =>
    attempt(async () => {
      if (!merged) return;
      const { coachId, mergeId } = merged;
      setMerged(null);
      await call('undoCoachMerge', { params: { coachId, mergeId } });
      showToast(t('mergeUndone'));
    });

  const inviteReason = ({ state, email }: Coach) => {
    if (state === 'awaiting') return t('reasons.confirmFirst');
    return email === null ? t('reasons.noEmail') : undefined;
  };
  const rowActions = (coach: Coach): MenuAction[] => [
    ...(coach.state === 'awaiting'
      ? [{ id: 'confirm', label: t('actions.confirm'), onAction: () => void confirm(coach) }]
      : []),
    { id: 'edit', label: t('actions.edit'), onAction: () => open({ name: 'edit', coach }) },
    coach.account === 'linked'
      ? { id: 'unlink', label: t('actions.unlink'), danger: true, onAction: () => void unlink(coach) }
      : {
          id: 'invite',
          label: t(coach.account === 'invited' ? 'actions.inviteAgain' : 'actions.invite'),
          disabledReason: inviteReason(coach),
          onAction: () => void invite(coach),
        },
    { id: 'history', label: t('actions.history'), onAction: () => open({ name: 'history', coach }) },
  ];
  const bulkActions: BulkAction<Coach>[] = [
    {
      id: 'merge',
      label: t('actions.merge'),
      disabledReason: (chosen) => {
        if (chosen.length < 2) return t('reasons.chooseTwo');
        if (chosen.length > MAX_MERGED_COACHES + 1)
          return t('reasons.tooMany', { count: MAX_MERGED_COACHES + 1 });
        return chosen.filter(({ account }) => account === 'linked').length > 1
          ? t('reasons.twoAccounts')
          : undefined;
      },
      onAction: (coaches, done) => open({ name: 'merge', coaches, done }),
    },
  ];
  return { merged, rowActions, bulkActions, merge, undo, dismiss: () => setMerged(null) };
}
