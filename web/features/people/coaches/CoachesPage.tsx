import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import {
  COACH_STATES,
  type Coach,
  type CoachState,
} from '../../../../shared/contract/people/coaches/coaches.ts';
import { requestQuery } from '../../../api/queries.ts';
import { usePages } from '../../../api/usePages.ts';
import { currentTime } from '../../../clock.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/useSession.ts';
import { DataTable } from '../../../table/DataTable.tsx';
import { HistoryList } from '../../../table/history/HistoryList.tsx';
import { UndoBar } from '../../../table/history/UndoBar.tsx';
import { useTableQuery } from '../../../table/useTableQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { AddCoach, EditCoach } from './EditCoach.tsx';
import { MergeCoaches } from './MergeCoaches.tsx';
import { coachColumns } from './coachColumns.tsx';
import { type CoachStep, useCoachActions } from './useCoachActions.ts';
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
