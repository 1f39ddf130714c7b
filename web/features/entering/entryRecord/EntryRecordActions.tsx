import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryRecord } from '../../../../shared/contract/entering/entries/entryRecord.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import field from '../../../ui/Field.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { joinClasses } from '../../../ui/joinClasses.ts';
import { type MenuAction, RowMenu } from '../../../ui/RowMenu.tsx';
import { useEntryActions } from '../entryActions/index.ts';
import styles from './EntryRecord.module.css';
import { WithdrawAccountDialog } from './WithdrawAccountDialog.tsx';
import { changeScope } from '../../../../shared/domain/entering/entries/changes/changeScope.ts';
import { currentTime } from '../../../clock.ts';
import { ENTRY_PAGES } from '../entries/index.ts';
import { WithdrawDialog } from '../myEntries/index.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Row } from '../../../ui/Row.tsx';

/** The props of each action; after a change it invalidates `getEntryRecord`. */
export interface EntryRecordActionProps {
  readonly record: EntryRecord;
  readonly competition: Competition;
}

type RecordRow = EntryRecord & { readonly familyId: string | null };

/** Of a list's actions on a row, those that the record does not show as buttons. */
const IN_MENU: readonly string[] = ['remind', 'label', 'copy'];

/** An organiser's actions on an entry: the frequent ones as buttons, the others in a menu. */
export function EntryRecordActions({ record, competition }: EntryRecordActionProps) {
  const { t } = useTranslation(['entryRecord', 'entryChanges', 'entryActions']);
  const [isWithdrawingAll, setIsWithdrawingAll] = useState(false);
  const { rowActions, dialog } = useEntryActions(competition, ({ name }: RecordRow) => name, []);
  const { family } = record;
  const onRow = rowActions?.({ ...record, familyId: family?.id ?? null }) ?? [];
  const email = onRow.find(({ id }) => id === 'email')?.onAction;
  const more: MenuAction[] = [
    ...onRow.filter(({ id }) => IN_MENU.includes(id)),
    { id: 'receipts', label: t('actions.receipt'), href: paths.receipt(record.id, competition.id) },
  ];
  if (family) {
    more.push({
      id: 'withdrawAccount',
      label: t('actions.withdrawAccount'),
      danger: true,
      disabledReason: competition.state === 'archived' ? t('entryChanges:nothing.over') : undefined,
      onAction: () => setIsWithdrawingAll(true),
    });
  }
  return (
    <Row gap={2} align="center" role="group" aria-label={t('actions.label')}>
      <ChangeActions record={record} competition={competition} />
      {family?.email && email ? <Button onClick={email}>{t('entryActions:email.action')}</Button> : null}
      <RowMenu
        label={t('actions.more')}
        actions={more}
        button={{ className: joinClasses(field.control, styles.more), content: <Icon name="more" /> }}
      />
      {dialog}
      {isWithdrawingAll && family ? (
        <WithdrawAccountDialog
          account={family}
          competition={competition}
          onClose={() => setIsWithdrawingAll(false)}
        />
      ) : null}
    </Row>
  );
}

/** Changes and withdraws an entry as the organiser, with a reason. */
function ChangeActions({ record, competition }: EntryRecordActionProps) {
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
