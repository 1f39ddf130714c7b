import { formatAmount, formatNumber } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import { FamilyList } from './FamilyList.tsx';
import styles from './Reminders.module.css';
import type { ReminderPreviewState, ReminderControl } from './useReminder.ts';

interface ReminderPreviewProps {
  readonly reminder: ReminderControl;
  readonly preview: ReminderPreviewState;
  readonly timeZone: string;
}

/** The recipients and the mail's text, before anything is sent. */
export function ReminderPreview({ reminder, preview, timeZone }: ReminderPreviewProps) {
  const { t } = useTranslation('reminders');
  const { families, state, body, example } = preview;
  const reached = families.filter(({ remindedAt }) => remindedAt === null);
  const back = <Button onClick={reminder.clear}>{t('preview.back')}</Button>;
  if (state === 'looking')
    return (
      <Text role="status" soft>
        <strong>{t('preview.looking')}</strong> {t('preview.lookingText', { count: families.length })}
      </Text>
    );
  if (state === 'failed')
    return <ErrorState title={t('preview.broken')} onRetry={() => void reminder.lookOn()} />;
  if (families.length === 0)
    return (
      <EmptyState title={t(`preview.nobody.${body.about}`)} text={t('preview.nobodyText')} action={back} />
    );
  return (
    <Stack gap={5} className={styles.preview}>
      <Reach preview={preview} />
      <Row gap={3}>
        {back}
        {reached.length > 0 ? (
          <Button tone="primary" onClick={() => void reminder.send()}>
            {t('preview.send', { count: reached.length })}
          </Button>
        ) : null}
      </Row>
      {reached.length === 0 ? (
        <EmptyState title={t('preview.allReminded')} text={t('preview.allRemindedText')} />
      ) : null}
      {example ? (
        <Stack
          as="section"
          gap={4}
          frame="panel"
          pad={5}
          className={styles.panel}
          aria-label={t('preview.example')}
        >
          <h2>{t('preview.example')}</h2>
          <Stack
            gap={3}
            minContent
            breaks
            round="control"
            background="sunken"
            pad={4}
            className={styles.mail}
          >
            <strong>{example.subject}</strong>
            <p>{example.text}</p>
          </Stack>
        </Stack>
      ) : null}
      <FamilyList preview={preview} timeZone={timeZone} />
    </Stack>
  );
}

function Reach({ preview: { families, body, currency } }: { readonly preview: ReminderPreviewState }) {
  const { t } = useTranslation('reminders');
  const reached = families.filter(({ remindedAt }) => remindedAt === null);
  const entries = reached.flatMap((family) => family.entries);
  const due = entries.reduce((sum, { balance }) => sum + Math.max(0, balance), 0);
  return (
    <Stack
      as="section"
      gap={4}
      frame="panel"
      pad={5}
      className={styles.panel}
      aria-label={t('preview.reach')}
    >
      <h2>{t('preview.reach')}</h2>
      <Row as="dl" gap={4} columnGap={8} className={styles.counts}>
        <Count term={t('preview.mails')} value={formatNumber(reached.length)} />
        <Count term={t('preview.entries')} value={formatNumber(entries.length)} />
        {body.about === 'unpaid' ? (
          <Count term={t('preview.due')} value={formatAmount(due, currency)} />
        ) : null}
        {reached.length < families.length ? (
          <Count term={t('preview.reminded')} value={formatNumber(families.length - reached.length)} />
        ) : null}
      </Row>
    </Stack>
  );
}

function Count({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
