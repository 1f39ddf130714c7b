import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { queryKeyOf } from '../../api/queries.ts';

/** Sums the answers of all pages. */
async function everyPage(competitionId: string, send: boolean) {
  const sum = { unsent: 0, unsure: 0, sent: 0 };
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof call<'sendUnsentMails'>>> = await call('sendUnsentMails', {
      params: { competitionId },
      body: { send, ...(cursor === null ? {} : { cursor }) },
      background: !send,
      refetch: send ? 'now' : 'never',
    });
    sum.unsent += page.data.unsent;
    sum.unsure += page.data.unsure;
    sum.sent += page.data.sent;
    cursor = page.nextCursor;
  } while (cursor !== null);
  return sum;
}

/** Counts a competition's mails that were not sent, and sends them. */
export function useUnsentMails(competitionId: string) {
  const [isSending, setIsSending] = useState(false);
  const counted = useQuery({
    queryKey: queryKeyOf('sendUnsentMails', competitionId),
    queryFn: () => everyPage(competitionId, false),
  });
  return {
    unsent: counted.data?.unsent ?? 0,
    unsure: counted.data?.unsure ?? 0,
    isSending,
    /** @returns how many were sent */
    send: async () => {
      setIsSending(true);
      try {
        return (await everyPage(competitionId, true)).sent;
      } finally {
        setIsSending(false);
        await counted.refetch();
      }
    },
  };
}
