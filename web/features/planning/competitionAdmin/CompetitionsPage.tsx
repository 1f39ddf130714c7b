import { useQuery } from '@tanstack/react-query';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { UndoBar } from '../../../table/history/UndoBar.tsx';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { CompetitionsTable } from './CompetitionsTable.tsx';
import { useCompetitionChanges } from './useCompetitionChanges.ts';
import { RowDialogs, useRowActions } from './useRowActions.ts';

/** `/admin/competitions`: drafts and published competitions. */
export function CompetitionsPage() {
  const { t } = useTranslation(['menu', 'competitionAdmin']);
  // `fresh` reads past CloudFront: an administrator looks here right after a change.
  const published = useQuery(
    requestQuery('listCompetitions', { query: { state: 'published' }, fresh: true }),
  );
  const drafts = useQuery({ ...requestQuery('listCompetitionDrafts'), staleTime: 0 });
  const { last, change, undo, dismiss } = useCompetitionChanges();
  const { dialog, close, rowActions, bulk } = useRowActions(change);
  const fetching = {
    isPending: published.isPending || drafts.isPending,
    isError: published.isError || drafts.isError,
    refetch: () => Promise.all([published.refetch(), drafts.refetch()]),
  };
  const add = (
    <LinkButton tone="primary" to={paths.addCompetition}>
      {t('competitionAdmin:add')}
    </LinkButton>
  );
  return (
    <Page title={t('competitions')} actions={add}>
      {last ? <UndoBar text={last.text} onUndo={() => undo(last)} onDismiss={dismiss} /> : null}
      <CompetitionsTable
        state="published"
        fetching={fetching}
        all={[...(drafts.data ?? []), ...(published.data ?? [])]}
        rowActions={rowActions}
        bulkActions={[bulk('archive')]}
        add={add}
      />
      {dialog ? <RowDialogs dialog={dialog} onClose={close} /> : null}
    </Page>
  );
}
