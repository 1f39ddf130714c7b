import { useState } from 'react';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
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
  readonly judges: number;
  readonly example: { readonly subject: string; readonly text: string } | null;
  readonly exampleToOfficials: { readonly subject: string; readonly text: string } | null;
  readonly notification: { readonly title: string; readonly body: string };
}

interface MessagePreviewProps {
  readonly competitionId: string;
  /** "Families of one flight", or the flight itself. */
  readonly audience: string;
  readonly message: PreviewedMessage;
  readonly onBack: () => void;
  readonly onSent: () => void;
}

/** The message as its first reader gets it, before anything is sent. */
export function MessagePreview({ competitionId, audience, message, onBack, onSent }: MessagePreviewProps) {
  const { t } = useTranslation('messages');
  const [isSending, setIsSending] = useState(false);
  const { id, body, families, coaches, judges, example, exampleToOfficials, notification } = message;
  const back = <Button onClick={onBack}>{t('preview.back')}</Button>;
  if (!example)
    return <EmptyState title={t('preview.nobody')} text={t(`preview.nobodyText.${body.to}`)} action={back} />;
  const counted = formatList([
    ...(families > 0 ? [t('preview.families', { count: families })] : []),
    ...(coaches > 0 ? [t('preview.coaches', { count: coaches })] : []),
    ...(judges > 0 ? [t('preview.judges', { count: judges })] : []),
  ]);
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
      <Text as="p" weight="medium" breaks>
        {t('preview.audience', { audience, counted })}
      </Text>
      <MailShown label={t('preview.label')} mail={example} />
      {exampleToOfficials ? (
        <Stack gap={2} minContent>
          <p>{t('preview.sameWords')}</p>
          <MailShown label={t('preview.toOfficials')} mail={exampleToOfficials} />
        </Stack>
      ) : null}
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
          {coaches + judges === 0 ? t('preview.send', { count: families }) : t('preview.sendTo', { counted })}
        </Button>
      </Row>
    </Stack>
  );
}

/** A mail under its subject. */
function MailShown({ label, mail: { subject, text } }: { readonly label: string; readonly mail: Mail }) {
  return (
    <Stack as="section" gap={2} minContent size="sm" frame="panel" pad={4} aria-label={label}>
      <strong>{subject}</strong>
      <p className={styles.mail}>{text}</p>
    </Stack>
  );
}

type Mail = NonNullable<PreviewedMessage['example']>;
