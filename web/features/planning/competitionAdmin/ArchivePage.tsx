import { useQuery } from '@tanstack/react-query';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { UndoBar } from '../../../table/history/UndoBar.tsx';
import { Page } from '../../../layout/Page.tsx';
import { CompetitionsTable } from './CompetitionsTable.tsx';
import { useCompetitionChanges } from './useCompetitionChanges.ts';
import { RowDialogs, useRowActions } from './useRowActions.ts';

/** `/admin/archive-competition`: past seasons, to read, clone and restore. */
export function ArchivePage() {
  const { t } = useTranslation(['menu', 'competitionAdmin']);
  const archived = useQuery(requestQuery('listCompetitions', { query: { state: 'archived' }, fresh: true }));
  const { last, change, undo, dismiss } = useCompetitionChanges();
  const { dialog, close, rowActions, bulk } = useRowActions(change);
  return (
    <Page title={t('archivedCompetitions')} subtitle={t('competitionAdmin:archivedText')}>
      {last ? <UndoBar text={last.text} onUndo={() => undo(last)} onDismiss={dismiss} /> : null}
      <CompetitionsTable
        state="archived"
        fetching={archived}
        all={archived.data ?? []}
        rowActions={rowActions}
        bulkActions={[bulk('restore')]}
      />
      {dialog ? <RowDialogs dialog={dialog} onClose={close} /> : null}
    </Page>
  );
}
