import type { ReactNode } from 'react';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { type ActionRun, useRun } from './useRun.ts';

/** What a call that mails several families answers. */
interface MailsAnswer {
  readonly sent: number;
  readonly skipped: number;
  readonly queued: number;
  readonly failed: readonly unknown[];
}

interface MailsResult extends Omit<MailsAnswer, 'failed'> {
  /** Families or entries that were not reached. */
  readonly unsent: number;
  readonly refusal: string | null;
}

interface MailRun {
  readonly state: ActionRun<MailsResult>['state'];
  /** Sends part by part; a part that is refused counts as unsent, and the others go on. */
  readonly start: (
    parts: readonly string[][],
    send: (part: string[]) => Promise<{ readonly data: MailsAnswer }>,
  ) => Promise<void>;
  /** How many families were mailed and how many were not. */
  readonly outcome: ReactNode;
}

/** Mails many families, with the words of the organiser's own email or of a reminder. */
export function useMailRun(kind: 'email' | 'remind'): MailRun {
  const { t } = useTranslation('entryActions');
  const { results, state, start } = useRun<MailsResult>();
  const sum = (part: 'sent' | 'skipped' | 'queued' | 'unsent') =>
    results.reduce((total, result) => total + result[part], 0);
  const counts = [
    t(`${kind}.sent`, { count: sum('sent') }),
    sum('skipped') > 0 ? t(`${kind}.skipped`, { count: sum('skipped') }) : '',
    sum('queued') > 0 ? t('remind.queued', { count: sum('queued') }) : '',
    sum('unsent') > 0 ? t('remind.unsent', { count: sum('unsent') }) : '',
    results.find(({ refusal }) => refusal !== null)?.refusal ?? '',
  ];
  return {
    state,
    start: (parts, send) =>
      start(parts, async (part): Promise<MailsResult> => {
        try {
          const { sent, skipped, queued, failed } = (await send(part)).data;
          return { sent, skipped, queued, unsent: failed.length, refusal: null };
        } catch (thrown) {
          const refusal = errorMessage(thrown) ?? t('failed');
          return { sent: 0, skipped: 0, queued: 0, unsent: part.length, refusal };
        }
      }),
    outcome: <p role="status">{counts.filter(Boolean).join(' ')}</p>,
  };
}
