import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { queryKeyOf } from '../../../api/queries.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import styles from '../../../forms/sheets/SheetImport.module.css';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Text } from '../../../ui/Text.tsx';
import { Stack } from '../../../ui/Stack.tsx';

/** Mails each imported family its one link, once the organiser has seen the result. */
export function InviteFamilies({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('entryImport');
  const params = { competitionId };
  const [isSending, setIsSending] = useState(false);
  const { data, refetch } = useQuery({
    queryKey: queryKeyOf('inviteImportedFamilies', competitionId),
    queryFn: async ({ signal }) => {
      const options = { signal, background: true, refetch: 'never' } as const;
      return (await call('inviteImportedFamilies', { params, body: { send: false }, ...options })).data;
    },
    staleTime: 0,
  });
  const left = data?.left ?? 0;
  if (left === 0) return null;

  const send = async () => {
    if (isSending) return;
    setIsSending(true);
    try {
      let [sent, queued] = [0, 0];
      // Each call mails as many as fit into its time; one that mailed nobody would not mail anybody next.
      for (let rest = left; rest > 0;) {
        const { data: part } = await call('inviteImportedFamilies', { params, body: { send: true } });
        sent += part.sent;
        queued += part.queued;
        rest = part.sent + part.queued > 0 ? part.left : 0;
      }
      showToast(
        [
          t('invite.done', { count: sent, formatted: formatNumber(sent) }),
          ...(queued > 0 ? [t('invite.queued', { count: queued, formatted: formatNumber(queued) })] : []),
        ].join(' '),
      );
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? t('failedTitle'), 'bad');
    } finally {
      setIsSending(false);
      await refetch();
    }
  };
  return (
    <Stack as="section" gap={3} minContent className={styles.wrong}>
      <h3>{t('invite.title', { count: left, formatted: formatNumber(left) })}</h3>
      <Text soft size="sm" weight="regular">
        {t('invite.text')}
      </Text>
      <div>
        <Button tone="primary" aria-busy={isSending} onClick={() => void send()}>
          {t('invite.send')}
        </Button>
      </div>
    </Stack>
  );
}
