import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnsentMail } from '../../../../shared/contract/entering/notifications/unsentMails.ts';
import { LoadMore } from '../../../table/LoadMore.tsx';
import type { TableList } from '../../../table/TableList.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { UnsentMailRow } from './UnsentMailRow.tsx';
import styles from './UnsentMails.module.css';
import { type Send, useSendAgain } from './useSendAgain.ts';

interface UnsentMailListProps {
  readonly list: TableList<UnsentMail>;
  readonly send: Send;
  /** Whether each row says which competition it is about. */
  readonly namesCompetition?: boolean;
}

/** The unsent mails with their reasons, and buttons to send them again. */
export function UnsentMailList({ list, send, namesCompetition = false }: UnsentMailListProps) {
  const { t } = useTranslation('unsentMails');
  const section = useRef<HTMLElement>(null);
  const { isSending, problem, sendAgain } = useSendAgain(send, section);
  if (list.isPending) return <Spinner />;
  if (list.isError && list.rows.length === 0)
    return <ErrorState title={t('failed')} onRetry={() => void list.refetch()} />;
  const sending = isSending ? t('sending') : undefined;
  return (
    <section ref={section} tabIndex={-1} aria-label={t('title')} className={styles.list}>
      {list.rows.length > 1 ? (
        <Button disabledReason={sending} onClick={() => void sendAgain(list.rows.map(({ id }) => id))}>
          {t('sendAll', { count: list.rows.length })}
        </Button>
      ) : null}
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {list.rows.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <Card>
          <ul role="list" className={styles.rows}>
            {list.rows.map((mail) => (
              <UnsentMailRow
                key={mail.id}
                mail={mail}
                namesCompetition={namesCompetition}
                sending={sending}
                onSend={() => void sendAgain([mail.id])}
              />
            ))}
          </ul>
        </Card>
      )}
      {list.hasNextPage ? <LoadMore list={list} /> : null}
    </section>
  );
}
