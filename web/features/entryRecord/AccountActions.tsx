import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import type { EntryRecordActionProps } from './EntryRecordActions.tsx';
import { WithdrawAccountDialog } from './WithdrawAccountDialog.tsx';

/** The actions on all entries of the account that made this one; nothing if the account is deleted. */
export function AccountActions({ record, competition }: EntryRecordActionProps) {
  const { t } = useTranslation(['entryRecord', 'entryChanges']);
  const [isAsked, setIsAsked] = useState(false);
  if (!record.family) return null;
  return (
    <>
      <Button
        disabledReason={competition.state === 'archived' ? t('entryChanges:nothing.over') : undefined}
        onClick={() => setIsAsked(true)}
      >
        {t('actions.withdrawAccount')}
      </Button>
      {isAsked ? (
        <WithdrawAccountDialog
          account={record.family}
          competition={competition}
          onClose={() => setIsAsked(false)}
        />
      ) : null}
    </>
  );
}
