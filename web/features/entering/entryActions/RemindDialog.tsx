import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { call } from '../../../api/client.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './EntryActions.module.css';
import { dueOfRow, type NamedRow } from './actionRow.ts';
import { familiesOfRows, inParts } from './families.ts';
import { useMailRun } from './useMailRun.tsx';

interface RemindDialogProps {
  readonly competition: Competition;
  readonly rows: readonly NamedRow[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Reminds the families of the selected entries of what they owe, each once. */
export function RemindDialog({ competition, rows, onClose, onDone }: RemindDialogProps) {
  const { t } = useTranslation(['entryActions', 'common']);
  const [words, setWords] = useState('');
  const { state, start, outcome } = useMailRun('remind');
  const owing = rows.filter((row) => dueOfRow(row) > 0);
  const families = familiesOfRows(owing);
  const remind = (accounts: string[]) =>
    call('sendReminder', {
      params: { competitionId: competition.id },
      body: { about: 'unpaid', words: words.trim() || null, accounts },
    });
  const isOver = state === 'finished';
  return (
    <Dialog
      isOpen
      onClose={isOver ? onDone : onClose}
      title={t('remind.title', { count: families.length })}
      closesOutside={state === 'ready' && words === ''}
      actions={
        isOver ? (
          <Button tone="primary" onClick={onDone}>
            {t('done')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
            <Button
              tone="primary"
              disabledReason={state === 'running' ? t('running') : undefined}
              onClick={() => void start(inParts(families), remind)}
            >
              {t('remind.submit', { count: families.length })}
            </Button>
          </>
        )
      }
    >
      {isOver ? (
        outcome
      ) : (
        <>
          <p>{t('remind.text')}</p>
          <TextArea
            label={t('remind.words')}
            rows={3}
            maxLength={2_000}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            optional
          />
          <RowLines rows={owing} />
        </>
      )}
    </Dialog>
  );
}

/** The entries of an action, each with what it owes. */
function RowLines({ rows }: { readonly rows: readonly NamedRow[] }) {
  return (
    <ul role="list" className={styles.lines}>
      {rows.map((row) => (
        <Row key={row.id} as="li" gap={3} justify="between" wrap={false} size="sm" className={styles.line}>
          <span>{row.name}</span>
          <Text as="span" weight="medium" figures className={styles.amount}>
            {formatAmount(dueOfRow(row), row.currency, true)}
          </Text>
        </Row>
      ))}
    </ul>
  );
}
