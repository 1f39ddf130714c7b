import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import { requestQuery } from '../../../api/queries.ts';
import { UndoBar } from '../../../table/history/UndoBar.tsx';
import { Page } from '../../../layout/Page.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { MenuAction } from '../../../ui/RowMenu.tsx';
import { AddRink } from './AddRink.tsx';
import { DeleteRink } from './DeleteRink.tsx';
import { EditRink } from './EditRink.tsx';
import { GuardedDialog } from '../../../forms/GuardedDialog.tsx';
import { RinkHistory } from './RinkHistory.tsx';
import { RinksTable } from './RinksTable.tsx';
import { RinkUses } from './RinkUses.tsx';
import { useEditedRink } from './useEditedRink.ts';
import { useRinkChanges } from './useRinkChanges.ts';

type Step =
  | { readonly name: 'add' }
  | { readonly name: 'history' | 'uses' | 'delete'; readonly rink: RinkRecord };

/** `/admin/rinks`: the registered rinks with their status and uses. */
export function RinksPage() {
  const { t } = useTranslation(['rinks', 'menu']);
  const rinks = useQuery({ ...requestQuery('listRinkRecords'), staleTime: 0 });
  const edited = useEditedRink(rinks.data);
  const { last, setActive, undo, dismiss } = useRinkChanges();
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const showUses = useCallback((rink: RinkRecord) => setStep({ name: 'uses', rink }), []);

  const rowActions = (rink: RinkRecord): MenuAction[] => [
    { id: 'edit', label: t('actions.edit'), onAction: () => edited.open(rink) },
    { id: 'history', label: t('actions.history'), onAction: () => setStep({ name: 'history', rink }) },
    {
      id: rink.active ? 'deactivate' : 'activate',
      label: t(`actions.${rink.active ? 'deactivate' : 'activate'}`),
      onAction: () => void setActive([rink], !rink.active),
    },
    {
      id: 'delete',
      label: t('actions.delete'),
      danger: true,
      onAction: () => setStep({ name: 'delete', rink }),
    },
  ];
  const add = (
    <Button tone="primary" onClick={() => setStep({ name: 'add' })}>
      {t('add')}
    </Button>
  );
  return (
    <Page title={t('menu:rinks')} actions={add}>
      {last ? <UndoBar text={last.text} onUndo={() => undo(last)} onDismiss={dismiss} /> : null}
      <RinksTable
        rinks={rinks}
        linkTo={edited.linkTo}
        rowActions={rowActions}
        onShowUses={showUses}
        onSetActive={setActive}
        add={add}
      />
      <GuardedDialog isOpen={step?.name === 'add'} onClose={close} title={t('addTitle')}>
        {(guard) => <AddRink guard={guard} />}
      </GuardedDialog>
      <GuardedDialog
        isOpen={edited.rink !== null}
        onClose={edited.close}
        title={t('editTitle', { name: edited.rink?.name ?? '' })}
      >
        {(guard) => (edited.rink ? <EditRink key={edited.rink.id} rink={edited.rink} guard={guard} /> : null)}
      </GuardedDialog>
      <Dialog
        isOpen={step?.name === 'history'}
        onClose={close}
        title={t('historyTitle', { name: step?.name === 'history' ? step.rink.name : '' })}
      >
        {step?.name === 'history' ? <RinkHistory rink={step.rink} /> : null}
      </Dialog>
      <Dialog
        isOpen={step?.name === 'uses'}
        onClose={close}
        title={t('usesTitle', { name: step?.name === 'uses' ? step.rink.name : '' })}
      >
        <p>{t('usesText')}</p>
        {step?.name === 'uses' ? <RinkUses rink={step.rink} /> : null}
      </Dialog>
      {step?.name === 'delete' ? (
        <DeleteRink rink={step.rink} onClose={close} onDeactivate={(rink) => void setActive([rink], false)} />
      ) : null}
    </Page>
  );
}
