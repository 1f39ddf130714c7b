import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SENT_AGAIN } from '../../../../shared/contract/entering/notifications/unsentMails.ts';
import type { DataOf } from '../../../../shared/contract/types.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { showToast } from '../../../ui/toastStore.ts';

type SentAgain = DataOf<'sendUnsentMails'>;

export type Send = (ids: string[]) => Promise<SentAgain>;

/**
 * Sends mails again, a few with each call, and says what became of them.
 * @param rest takes the keyboard when the button that was pressed is gone with its row
 */
export function useSendAgain(send: Send, rest: RefObject<HTMLElement | null>) {
  const { t } = useTranslation('unsentMails');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const sendAgain = async (ids: readonly string[]) => {
    setIsSending(true);
    setProblem(null);
    const sum: SentAgain = { sent: 0, unsent: 0, skipped: 0 };
    try {
      for (let start = 0; start < ids.length; start += MAX_SENT_AGAIN) {
        const part = await send(ids.slice(start, start + MAX_SENT_AGAIN));
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
