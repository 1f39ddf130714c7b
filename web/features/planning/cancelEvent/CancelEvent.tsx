import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Cancelled, CancellationFacts } from './CancellationFacts.tsx';

/** The outbox takes the entries out: the page looks again until all have left. */
const POLL_MILLISECONDS = 2_000;

interface CancelEventProps {
  readonly competitionId: string;
  readonly eventId: string;
  /** Called once it is cancelled, before others are told that the draft changed. */
  readonly onCancelled: () => Promise<void>;
  readonly onClose: () => void;
}

/** Cancels an event: shows what that does, takes the reason, then how far it is and the way to the next version. */
export function CancelEvent({ competitionId, eventId, onCancelled, onClose }: CancelEventProps) {
  const { t } = useTranslation('cancelEvent');
  const params = { competitionId, eventId };
  const {
    data: loaded,
    isPending,
    isError,
    refetch,
  } = useQuery({
    ...requestQuery('previewCancelEvent', { params }),
    refetchInterval: ({ state }) =>
      state.data && state.data.cancelled !== null && state.data.entries > 0 ? POLL_MILLISECONDS : false,
  });
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  /** Another window had cancelled the event: this one's reason was not used. */
  const [isLate, setIsLate] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  /** What cancelling answered: shown until the page has looked again. */
  const [saved, setSaved] = useState<typeof loaded>();
  const data = loaded?.cancelled ? loaded : (saved ?? loaded);
  const name = data ? eventLabel(data.event.format, data.event.level) : '';
  const isAsking = data !== undefined && data.cancelled === null;
  const confirm = async () => {
    if (isSaving) return;
    const given = reason.trim();
    if (given === '') {
      setIsMissing(true);
      return;
    }
    setIsSaving(true);
    try {
      const answer = await call('cancelEvent', { params, body: { reason: given } });
      setSaved(answer.data);
      setIsLate(answer.data.alreadyCancelled);
      await onCancelled();
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? String(thrown), 'bad');
    } finally {
      setIsSaving(false);
      void refetchChanged('cancelEvent');
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={data ? t(data.cancelled ? 'doneTitle' : 'title', { event: name }) : t('open')}
      actions={
        isAsking && data.refusal === null ? (
          <>
            {isSaving ? null : <Button onClick={onClose}>{t('keep')}</Button>}
            <Button tone="danger" aria-busy={isSaving || undefined} onClick={() => void confirm()}>
              {t(isSaving ? 'cancelling' : 'confirm')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('close')}</Button>
            {data?.cancelled && data.isPublished && data.entries === 0 ? (
              <LinkButton tone="primary" to={paths.publishing(competitionId)}>
                {t('toPublish')}
              </LinkButton>
            ) : null}
          </>
        )
      }
    >
      <Stack gap={4} minContent>
        {isPending ? <Spinner /> : null}
        {isError ? <ErrorState title={t('failed')} onRetry={() => void refetch()} /> : null}
        {isAsking && data.refusal !== null ? <p>{t(`refusal.${data.refusal}`)}</p> : null}
        {isAsking && data.refusal === null ? (
          <>
            <CancellationFacts cancellation={data} />
            <TextArea
              label={t('reason')}
              hint={t('reasonHint')}
              rows={2}
              maxLength={500}
              value={reason}
              error={isMissing && reason.trim() === '' ? t('reasonMissing') : undefined}
              onChange={({ target }) => setReason(target.value)}
            />
          </>
        ) : null}
        {data?.cancelled ? <Cancelled cancellation={data} isLate={isLate} /> : null}
      </Stack>
    </Dialog>
  );
}
