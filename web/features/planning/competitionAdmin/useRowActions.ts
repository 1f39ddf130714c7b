import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_CHANGED_COMPETITIONS } from '../../../../shared/contract/entering/competitions/maxChanged.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { loadAreas } from '../../../i18n/i18n.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import type { BulkAction } from '../../../table/selection.ts';
import { laterDialog } from '../../../ui/laterDialog.tsx';
import type { MenuAction } from '../../../ui/RowMenu.tsx';
import type { AdminCompetitionRow } from './competitionRow.ts';

/** The dialog that is open over a list, and about what. */
export type OpenDialog =
  | { readonly name: 'history' | 'discard'; readonly row: AdminCompetitionRow }
  | { readonly name: 'clone'; readonly row: Competition };

/** The dialogs of a row's menu. */
export const RowDialogs = laterDialog(async () => {
  const [dialogs] = await Promise.all([
    import('./CompetitionDialogs.tsx'),
    loadAreas('competitionFields', 'formBuilder'),
  ]);
  return dialogs.CompetitionDialogs;
});

type Change = (rows: readonly AdminCompetitionRow[], action: 'archive' | 'restore') => Promise<boolean>;

/** The actions of one row and of several. */
export function useRowActions(change: Change) {
  const { t } = useTranslation('competitionAdmin');
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const goTo = (address: string) => () => void navigate(address);

  const ofDraft = (row: AdminCompetitionRow): MenuAction[] => [
    { id: 'continue', label: t('actions.continue'), onAction: goTo(paths.setUp(row.id)) },
    { id: 'history', label: t('actions.history'), onAction: () => setDialog({ name: 'history', row }) },
    {
      id: 'discard',
      label: t('actions.discard'),
      danger: true,
      onAction: () => setDialog({ name: 'discard', row }),
    },
  ];
  const ofCompetition = (row: Competition): MenuAction[] => {
    const isArchived = row.state === 'archived';
    const action = isArchived ? 'restore' : 'archive';
    return [
      { id: 'page', label: t('actions.page'), onAction: goTo(paths.competition(row.id)) },
      {
        id: 'detail',
        label: t(isArchived ? 'actions.read' : 'actions.detail'),
        onAction: goTo(paths.editCompetition(row.id)),
      },
      ...(isArchived
        ? []
        : [{ id: 'form', label: t('actions.form'), onAction: goTo(paths.editForm(row.id)) }]),
      { id: 'public', label: t('actions.public'), onAction: goTo(paths.publicCompetition(row.id)) },
      { id: 'history', label: t('actions.history'), onAction: () => setDialog({ name: 'history', row }) },
      { id: 'clone', label: t('actions.clone'), onAction: () => setDialog({ name: 'clone', row }) },
      { id: action, label: t(`actions.${action}`), onAction: () => void change([row], action) },
    ];
  };
  const bulk = (action: 'archive' | 'restore'): BulkAction<AdminCompetitionRow> => ({
    id: action,
    label: t(`actions.${action}`),
    disabledReason: (chosen) => {
      if (chosen.some(({ state }) => state === 'draft')) return t('reasons.drafts');
      return chosen.length > MAX_CHANGED_COMPETITIONS
        ? t('reasons.tooMany', { count: MAX_CHANGED_COMPETITIONS })
        : undefined;
    },
    onAction: (chosen, done) => void change(chosen, action).then((isDone) => isDone && done()),
  });
  return {
    dialog,
    close: () => setDialog(null),
    rowActions: (row: AdminCompetitionRow) => (row.state === 'draft' ? ofDraft(row) : ofCompetition(row)),
    bulk,
  };
}
