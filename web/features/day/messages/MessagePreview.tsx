import { useState } from 'react';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import styles from './Messages.module.css';

/** A message that nobody has got yet. */
export interface PreviewedMessage {
  /** Names the message, so that it is sent once, however often. */
  readonly id: string;
  readonly body: BodyOf<'sendMessage'>;
  /** How many get it. */
  readonly families: number;
  readonly coaches: number;
  readonly example: { readonly subject: string; readonly text: string } | null;
  readonly notification: { readonly title: string; readonly body: string };
}

interface MessagePreviewProps {
  readonly competitionId: string;
  readonly message: PreviewedMessage;
  readonly onBack: () => void;
  readonly onSent: () => void;
}

/** The message as its first reader gets it, before anything is sent. */
export function MessagePreview({ competitionId, message, onBack, onSent }: MessagePreviewProps) {
  const { t } = useTranslation('messages');
  const [isSending, setIsSending] = useState(false);
  const { id, body, families, coaches, example, notification } = message;
  const back = <Button onClick={onBack}>{t('preview.back')}</Button>;
  if (!example)
    return <EmptyState title={t('preview.nobody')} text={t(`preview.nobodyText.${body.to}`)} action={back} />;
  const send = async () => {
    setIsSending(true);
    try {
      await call('sendMessage', { params: { competitionId, messageId: id }, body });
      showToast(t('preview.done'));
      onSent();
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? String(thrown), 'bad');
      setIsSending(false);
    }
  };
  return (
    <Stack gap={4}>
      <Stack as="section" gap={2} minContent size="sm" frame="panel" pad={4} aria-label={t('preview.label')}>
        <strong>{example.subject}</strong>
        <p className={styles.mail}>{example.text}</p>
      </Stack>
      <Stack as="section" gap={2} minContent size="sm" aria-labelledby="as-notification">
        <h2 id="as-notification" className={styles.asNotification}>
          {t('preview.notification')}
        </h2>
        <Stack gap={1} minContent frame="panel" pad={4}>
          <strong>{notification.title}</strong>
          <p className={styles.mail}>{notification.body}</p>
        </Stack>
      </Stack>
      <Row gap={3} justify="end">
        {back}
        <Button
          tone="primary"
          disabledReason={isSending ? t('preview.sending') : undefined}
          onClick={() => void send()}
        >
          {coaches === 0
            ? t('preview.send', { count: families })
            : t('preview.sendToo', {
                families: t('preview.families', { count: families }),
                coaches: t('preview.coaches', { count: coaches }),
              })}
        </Button>
      </Row>
    </Stack>
  );
}
