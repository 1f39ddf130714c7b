import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import type { EntryRecord } from '../../../shared/contract/entries/entryRecord.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/useSession.ts';
import { CopyText } from '../../ui/CopyText.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { AccountActions } from './AccountActions.tsx';
import { ChangeActions } from './ChangeActions.tsx';
import { EntryPaymentsPanel } from './EntryPaymentsPanel.tsx';
import styles from './EntryRecord.module.css';

/** The props of each action; after a change it invalidates `getEntryRecord`. */
export interface EntryRecordActionProps {
  readonly record: EntryRecord;
  readonly competition: Competition;
}

/** The actions on an entry, each a button with its dialog. */
export function EntryRecordActions({ record, competition }: EntryRecordActionProps) {
  const { t } = useTranslation('entryRecord');
  const { role } = useUser();
  return (
    <div className={styles.actions} role="group" aria-label={t('actions.label')}>
      {role === 'HEAD_COACH' ? null : <ChangeActions record={record} competition={competition} />}
      <EntryPaymentsPanel record={record} competition={competition} />
      <CopyText text={record.paymentReference} label={t('actions.copyReference')} />
      {role === 'HEAD_COACH' ? null : (
        <LinkButton to={paths.receipt(record.id, competition.id)}>{t('actions.receipt')}</LinkButton>
      )}
      {role === 'HEAD_COACH' ? null : <AccountActions record={record} competition={competition} />}
    </div>
  );
}
