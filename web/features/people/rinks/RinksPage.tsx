import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useSearchParams } from 'react-router-dom';
import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import { whenRefetched, refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { requestQuery } from '../../../api/queries.ts';
import { usePages } from '../../../api/usePages.ts';
import { Page } from '../../../layout/Page.tsx';
import { HistoryList } from '../../../table/history/HistoryList.tsx';
import { UndoBar } from '../../../table/history/UndoBar.tsx';
import { bulkErrorMessage } from '../../../table/history/bulkErrorMessage.ts';
import { Button } from '../../../ui/Button.tsx';
import { useChangeSearch } from '../../../ui/useChangeSearch.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { MenuAction } from '../../../ui/RowMenu.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { DeleteRink } from './DeleteRink.tsx';
import { AddRink, EditRink } from './EditRink.tsx';
import { RinkUses } from './RinkUses.tsx';
import { RinksTable } from './RinksTable.tsx';
import { useRinkWords } from './useRinkWords.ts';

const PARAMETER = 'rink';

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
      {step?.name === 'add' ? <AddRink onClose={close} /> : null}
      {edited.rink ? <EditRink key={edited.rink.id} rink={edited.rink} onClose={edited.close} /> : null}
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

function RinkHistory({ rink }: { readonly rink: RinkRecord }) {
  const words = useRinkWords();
  const list = usePages('listRinkHistory', { params: { rinkId: rink.id } });
  return <HistoryList list={list} subject="rink" words={words} />;
}

/** Keeps the edited rink's id in the URL, so that it can be linked and Back closes the form. */
function useEditedRink(rinks: readonly RinkRecord[] | undefined) {
  const [params] = useSearchParams();
  const changeSearch = useChangeSearch();
  const id = params.get(PARAMETER);
  const found = rinks?.find((rink) => rink.id === id);
  // A rink deleted in the meantime stays open, so that typed values are not lost.
  const [held, setHeld] = useState<RinkRecord | null>(null);
  if (found && found.id !== held?.id) setHeld(found);
  const linkTo = (rink: RinkRecord) => {
    const query = new URLSearchParams(params);
    query.set(PARAMETER, rink.id);
    return `?${query.toString()}`;
  };
  return {
    rink: found ?? (id !== null && held?.id === id ? held : null),
    linkTo,
    open: (rink: RinkRecord) => changeSearch({ [PARAMETER]: rink.id }, { preventScrollReset: true }),
    close: () => changeSearch({ [PARAMETER]: '' }, { replace: true, preventScrollReset: true }),
  };
}

/** The latest change that can be undone. */
interface LastChange {
  readonly changeId: string;
  readonly text: string;
}

/** Activates and deactivates one or several rinks, and undoes the latest change. */
function useRinkChanges() {
  const { t } = useTranslation('rinks');
  const [last, setLast] = useState<LastChange | null>(null);

  const showRefusal = (thrown: unknown) => {
    void refetchChanged('changeRinks');
    const words = { gone: t('goneSince'), changed: (names: string) => t('changedSince', { names }) };
    showToast(bulkErrorMessage(thrown, words), 'bad');
  };

  const setActive = async (rinks: readonly RinkRecord[], active: boolean) => {
    try {
      const { data } = await call('changeRinks', {
        body: {
          action: active ? 'activate' : 'deactivate',
          rinks: rinks.map(({ id, version }) => ({ id, version })),
        },
      });
      await whenRefetched();
      const done = { count: data.count, name: rinks[0]?.name ?? '' };
      setLast({ changeId: data.changeId, text: active ? t('activated', done) : t('deactivated', done) });
    } catch (thrown) {
      showRefusal(thrown);
    }
  };

  const undo = async ({ changeId }: LastChange) => {
    try {
      await call('undoRinkChange', { params: { changeId } });
      await whenRefetched();
      showToast(t('undone'));
    } catch (thrown) {
      showRefusal(thrown);
    }
    setLast(null);
  };

  return { last, setActive, undo, dismiss: () => setLast(null) };
}
