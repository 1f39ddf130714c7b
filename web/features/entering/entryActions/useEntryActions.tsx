import { lazy, Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { Translator } from '../../../i18n/Translator.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { changeScope } from '../../../../shared/domain/entering/entries/changes/changeScope.ts';
import { currentTime } from '../../../clock.ts';
import { loadAreas } from '../../../i18n/i18n.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { isOrganiser } from '../../../session/access.ts';
import { useUser } from '../../../session/useSession.ts';
import type { BulkAction } from '../../../table/selection.ts';
import { isLoaded } from '../../../ui/isLoaded.ts';
import type { MenuAction } from '../../../ui/RowMenu.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { ENTRY_PAGES } from '../entries/index.ts';
import { dueOfRow, type ActionRow, type NamedRow } from './actionRow.ts';
import type { EntryTask } from './EntryActionDialog.tsx';

/** Fetched with its texts when an action begins: a list is mostly read. */
const load = async () => {
  const [dialogs] = await Promise.all([import('./EntryActionDialog.tsx'), loadAreas('payments', 'refunds')]);
  return dialogs;
};
const EntryActionDialog = lazy(async () => ({ default: (await load()).EntryActionDialog }));

interface EntryActions<Row> {
  /** Undefined for readers who may only look. */
  readonly rowActions: ((row: Row) => readonly MenuAction[]) | undefined;
  readonly bulkActions: readonly BulkAction<Row>[];
  /** The open dialog; to be rendered beside the table. */
  readonly dialog: ReactNode;
}

type ActionsT = Translator<['entryActions', 'entryChanges']>;

function actionsOf<Row extends ActionRow>(
  row: Row,
  competition: Competition,
  t: ActionsT,
  begin: (what: EntryTask['what'], rows: readonly Row[]) => Promise<void>,
): MenuAction[] {
  const scope = changeScope({ state: row.state, competition }, 'organiser', currentTime());
  const closed = row.state === 'withdrawn' ? 'entryChanges:actions.withdrawn' : 'entryChanges:nothing.over';
  const reason = scope === 'nothing' ? t(closed) : undefined;
  const nothingDue = dueOfRow(row) === 0 ? t('nothingDue') : undefined;
  return [
    (row.balance ?? 0) < 0
      ? { id: 'refund', label: t('refund'), href: paths.entryRecord(row.competitionId, row.id) }
      : {
          id: 'pay',
          label: t('pay.action'),
          disabledReason: nothingDue,
          onAction: () => void begin('pay', [row]),
        },
    {
      id: 'remind',
      label: t('remind.action'),
      disabledReason: nothingDue,
      onAction: () => void begin('remind', [row]),
    },
    { id: 'email', label: t('email.action'), onAction: () => void begin('email', [row]) },
    { id: 'label', label: t('label.action'), onAction: () => void begin('label', [row]) },
    { id: 'coach', label: t('coach.action'), onAction: () => void begin('coach', [row]) },
    { id: 'open', label: t('open'), href: paths.entryRecord(row.competitionId, row.id) },
    reason === undefined
      ? { id: 'change', label: t('change'), href: ENTRY_PAGES[row.kind](row.competitionId, row.id) }
      : { id: 'change', label: t('change'), disabledReason: reason },
    { id: 'copy', label: t('copyReference'), onAction: () => void copyReference(row, t) },
    {
      id: 'withdraw',
      label: t('withdraw'),
      danger: true,
      disabledReason: reason,
      onAction: () => void begin('withdraw', [row]),
    },
  ];
}

async function copyReference({ paymentReference }: ActionRow, t: ActionsT): Promise<void> {
  try {
    await navigator.clipboard.writeText(paymentReference ?? '');
    showToast(t('referenceCopied', { reference: paymentReference }));
  } catch {
    showToast(t('referenceNotCopied', { reference: paymentReference }), 'bad');
  }
}

/**
 * An organiser's actions on one entry of a list and on a selection; a head coach sets coaches.
 * @param known the entries as they are known now: an open withdrawal follows them
 */
export function useEntryActions<Row extends ActionRow>(
  competition: Competition,
  nameOf: (row: Row) => string,
  known: readonly Row[],
): EntryActions<Row> {
  const { t } = useTranslation(['entryActions', 'entryChanges']);
  const { role } = useUser();
  const [task, setTask] = useState<EntryTask | null>(null);
  const begin = useCallback(
    async (what: EntryTask['what'], rows: readonly Row[], onDone?: () => void) => {
      const named = rows.map((row): NamedRow => ({ ...row, name: nameOf(row) }));
      if (await isLoaded(load)) setTask({ what, rows: named, onDone });
    },
    [nameOf],
  );
  // Only a withdrawal: the others go through their entries while each answer changes the list.
  const current = (row: NamedRow): NamedRow => {
    const newer = known.find(({ id }) => id === row.id);
    return newer ? { ...newer, name: nameOf(newer) } : row;
  };
  // The same function while the competition is the same, so that its rows are drawn once.
  const rowActions = useCallback(
    (row: Row) => actionsOf(row, competition, t, begin),
    [competition, t, begin],
  );

  const withDue = (rows: readonly Row[]) =>
    rows.some((row) => dueOfRow(row) > 0) ? undefined : t('nothingDue');
  const coach: BulkAction<Row> = {
    id: 'coach',
    label: t('coach.action'),
    // A head coach sets the coaches of the own rink.
    disabledReason: (rows) =>
      role === 'HEAD_COACH' && rows.some(({ ownRink }) => !ownRink) ? t('coach.ownRink') : undefined,
    onAction: (rows, done) => void begin('coach', rows, done),
  };
  const bulkActions: BulkAction<Row>[] = [
    {
      id: 'pay',
      label: t('pay.action'),
      disabledReason: withDue,
      onAction: (rows, done) => void begin(rows.length === 1 ? 'pay' : 'payAll', rows, done),
    },
    {
      id: 'remind',
      label: t('remind.action'),
      disabledReason: withDue,
      onAction: (rows, done) => void begin('remind', rows, done),
    },
    { id: 'email', label: t('email.action'), onAction: (rows, done) => void begin('email', rows, done) },
    { id: 'label', label: t('label.action'), onAction: (rows) => void begin('label', rows) },
    coach,
  ];
  const dialog = task ? (
    <Suspense fallback={null}>
      <EntryActionDialog
        competition={competition}
        task={task.what === 'withdraw' ? { ...task, rows: task.rows.map(current) } : task}
        onClose={() => setTask(null)}
      />
    </Suspense>
  ) : null;
  if (isOrganiser(role)) return { rowActions, bulkActions, dialog };
  return { rowActions: undefined, bulkActions: [coach], dialog };
}
