import { useState, type ReactNode } from 'react';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { closedReason, changeScope } from '../../../../shared/domain/entering/entries/changes/changeScope.ts';
import { whenRefetched } from '../../../api/changes.ts';
import { currentTime } from '../../../clock.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { MenuAction } from '../../../ui/RowMenu.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { ENTRY_PAGES } from '../entries/index.ts';
import { mailAddress } from '../competitionChoice/index.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

export interface EntryActionsControl {
  /** The actions that a family has on its own entry now. */
  readonly actionsOf: (entry: Entry) => readonly MenuAction[];
  /** For a row's menu: a mail to the organiser, with the reason why the entry is closed. */
  readonly hasConfirmation: (entry: Entry) => readonly MenuAction[];
  /** Drawn once beside the actions. */
  readonly dialog: ReactNode;
}

/** @param entries as they are known now: an open dialog follows them */
export function useMyEntryActions(entries: readonly Entry[]): EntryActionsControl {
  const { t } = useTranslation('entryChanges');
  const [askedId, setAskedId] = useState<string | null>(null);
  const asked = entries.find(({ id }) => id === askedId);

  const actionsOf = (entry: Entry): readonly MenuAction[] => {
    const scope = changeScope(entry, 'family', currentTime());
    if (scope === 'nothing') return [];
    const href = ENTRY_PAGES[entry.kind](undefined, entry.id);
    if (scope === 'spellings') return [{ id: 'change', label: t('actions.correct'), href }];
    return [
      { id: 'change', label: t('actions.change'), href },
      { id: 'withdraw', label: t('actions.withdraw'), danger: true, onAction: () => setAskedId(entry.id) },
    ];
  };

  const hasConfirmation = (entry: Entry): readonly MenuAction[] => {
    const because = closedReason(entry, currentTime());
    const { contactEmail } = entry.competition;
    if (because === null || because === 'withdrawn' || contactEmail === null) return [];
    const href = mailAddress(contactEmail, entry.paymentReference);
    return [{ id: 'ask', label: t('actions.ask'), detail: t(`nothing.${because}`), href }];
  };

  const done = async (entry: Entry) => {
    setAskedId(null);
    await whenRefetched();
    showToast(t('withdraw.done', { name: entry.name }));
  };

  return {
    actionsOf,
    hasConfirmation,
    dialog: asked ? (
      <WithdrawDialog
        key={asked.id}
        entry={asked}
        competition={asked.competition}
        by="family"
        onClose={() => setAskedId(null)}
        onDone={(entry) => void done(entry)}
      />
    ) : null,
  };
}
