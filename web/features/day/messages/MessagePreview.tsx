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
  readonly example: { readonly subject: string; readonly text: string } | null;
}

interface MessagePreviewProps {
  readonly competitionId: string;
  readonly message: PreviewedMessage;
  readonly onBack: () => void;
  readonly onSent: () => void;
}

/** The email as the first family gets it, before anything is sent. */
export function MessagePreview({ competitionId, message, onBack, onSent }: MessagePreviewProps) {
  const { t } = useTranslation('messages');
  const [isSending, setIsSending] = useState(false);
  const { id, body, families, example } = message;
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
      <Row gap={3} justify="end">
        {back}
        <Button
          tone="primary"
          disabledReason={isSending ? t('preview.sending') : undefined}
          onClick={() => void send()}
        >
          {t('preview.send', { count: families })}
        </Button>
      </Row>
    </Stack>
  );
}
