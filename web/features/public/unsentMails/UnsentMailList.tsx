import { useRef, type RefObject, useState } from 'react';
import {
  type UnsentMail,
  MAX_SENT_AGAIN,
} from '../../../../shared/contract/entering/notifications/unsentMails.ts';
import type { BodyOf, DataOf } from '../../../../shared/contract/types.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { LoadMore } from '../../../table/LoadMore.tsx';
import type { TableList } from '../../../table/TableList.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { UnsentMailRow } from './UnsentMailRow.tsx';
import styles from './UnsentMails.module.css';

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
        <Button
          disabledReason={sending}
          onClick={() => void sendAgain({ ids: list.rows.map(({ id }) => id) })}
        >
          {t('sendAll', { count: list.rows.length })}
        </Button>
      ) : null}
      {problem === null ? null : (
        <Text role="alert" tone="bad">
          {problem}
        </Text>
      )}
      {list.rows.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <Card>
          <Stack role="list" as="ul" minContent>
            {list.rows.map((mail) => (
              <UnsentMailRow
                key={mail.id}
                mail={mail}
                namesCompetition={namesCompetition}
                sending={sending}
                onSend={() => void sendAgain({ ids: [mail.id], retryBounced: true })}
              />
            ))}
          </Stack>
        </Card>
      )}
      {list.hasNextPage ? <LoadMore list={list} /> : null}
    </section>
  );
}

type SentAgain = DataOf<'sendUnsentMails'>;
type Request = BodyOf<'sendUnsentMails'>;
type Send = (request: Request) => Promise<SentAgain>;

/**
 * Sends mails again, a few with each call, and says what became of them.
 * @param rest takes the keyboard when the button that was pressed is gone with its row
 */
function useSendAgain(send: Send, rest: RefObject<HTMLElement | null>) {
  const { t } = useTranslation('unsentMails');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const sendAgain = async ({ ids, ...request }: Request) => {
    setIsSending(true);
    setProblem(null);
    const sum: SentAgain = { sent: 0, unsent: 0, skipped: 0 };
    try {
      for (let start = 0; start < ids.length; start += MAX_SENT_AGAIN) {
        const part = await send({ ...request, ids: ids.slice(start, start + MAX_SENT_AGAIN) });
        for (const outcome of ['sent', 'unsent', 'skipped'] as const) sum[outcome] += part[outcome];
      }
      if (sum.unsent > 0) setProblem(t('outcome.unsent', { count: sum.unsent }));
      if (sum.sent > 0) showToast(t('outcome.sent', { count: sum.sent }));
      else if (sum.unsent === 0) showToast(t('outcome.skipped', { count: sum.skipped }), 'info');
    } catch (thrown) {
      setProblem(errorMessage(thrown) ?? String(thrown));
    } finally {
      await refetchChanged('sendUnsentMails');
      setIsSending(false);
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) rest.current?.focus();
      });
    }
  };
  return { isSending, problem, sendAgain };
}
