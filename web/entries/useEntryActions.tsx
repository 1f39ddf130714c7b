import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../shared/contract/entry.ts';
import { changeScope } from '../../shared/domain/entries/changeScope.ts';
import type { MenuAction } from '../ui/RowMenu.tsx';
import { showToast } from '../ui/toastStore.ts';
import { ENTRY_PAGES } from './entryPages.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

export interface EntryActions {
  /** What a family can do with its own entry just now, with the reason why not. */
  readonly actionsOf: (entry: Entry) => readonly MenuAction[];
  /** To be drawn once beside whatever offers the actions. */
  readonly dialog: ReactNode;
}

/** Change, correct and withdraw an own entry. Pages that use it need the area `entryChanges`. */
export function useEntryActions(): EntryActions {
  const { t } = useTranslation('entryChanges');
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Entry | null>(null);

  const actionsOf = (entry: Entry): readonly MenuAction[] => {
    const competition = { ...entry.competition, state: 'published' } as const;
    const scope = changeScope({ state: entry.state, competition }, 'family', new Date());
    const reason = t(entry.state === 'withdrawn' ? 'actions.withdrawn' : 'actions.closed');
    return [
      {
        id: 'change',
        label: t(scope === 'spellings' ? 'actions.correct' : 'actions.change'),
        ...(scope === 'nothing'
          ? { disabledReason: reason }
          : { href: ENTRY_PAGES[entry.kind](undefined, entry.id) }),
      },
      {
        id: 'withdraw',
        label: t('actions.withdraw'),
        danger: true,
        ...(scope === 'everything' ? { onAction: () => setAsked(entry) } : { disabledReason: reason }),
      },
    ];
  };

  const done = async (entry: Entry) => {
    setAsked(null);
    for (const queryKey of [['listMyEntries'], ['getEntry'], ['getEntryToChange'], ['listPlaces']])
      await queries.invalidateQueries({ queryKey });
    showToast(t('withdraw.done', { name: entry.name }));
  };

  return {
    actionsOf,
    dialog: asked ? (
      <WithdrawDialog
        key={asked.id}
        entry={asked}
        competition={asked.competition}
        by="family"
        onClose={() => setAsked(null)}
        onDone={(entry) => void done(entry)}
      />
    ) : null,
  };
}
