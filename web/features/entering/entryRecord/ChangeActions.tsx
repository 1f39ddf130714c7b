import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeScope } from '../../../../shared/domain/entering/entries/changes/changeScope.ts';
import { currentTime } from '../../../clock.ts';
import { ENTRY_PAGES } from '../entries/index.ts';
import { WithdrawDialog } from '../myEntries/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import type { EntryRecordActionProps } from './EntryRecordActions.tsx';

/** Changes and withdraws an entry as the organiser, with a reason. */
export function ChangeActions({ record, competition }: EntryRecordActionProps) {
  const { t } = useTranslation('entryChanges');
  const [isAsked, setIsAsked] = useState(false);
  const scope = changeScope({ state: record.state, competition }, 'organiser', currentTime());
  const reason =
    scope === 'nothing' ? t(record.state === 'withdrawn' ? 'actions.withdrawn' : 'nothing.over') : undefined;
  const done = () => {
    setIsAsked(false);
    showToast(t('withdraw.done', { name: record.name }));
  };
  return (
    <>
      {reason === undefined ? (
        <LinkButton to={ENTRY_PAGES[record.kind](record.competitionId, record.id)}>
          {t('actions.change')}
        </LinkButton>
      ) : (
        <Button disabledReason={reason}>{t('actions.change')}</Button>
      )}
      <Button disabledReason={reason} onClick={() => setIsAsked(true)}>
        {t('actions.withdraw')}
      </Button>
      {isAsked ? (
        <WithdrawDialog
          entry={record}
          competition={competition}
          by="organiser"
          onClose={() => setIsAsked(false)}
          onDone={done}
        />
      ) : null}
    </>
  );
}
