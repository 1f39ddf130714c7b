import { useState } from 'react';
import type { EntryToRemind } from '../../../../shared/contract/entering/notifications/reminders.ts';
import { formatAmount, formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './Reminders.module.css';
import type { ReminderPreviewState } from './useReminder.ts';

/** A longer list would not be read; the count above it includes every family. */
const SHOWN = 12;

interface FamilyListProps {
  readonly preview: ReminderPreviewState;
  /** The venue's time zone. */
  readonly timeZone: string;
}

/** The families with their entries and what is outstanding for each. */
export function FamilyList({ preview, timeZone }: FamilyListProps) {
  const { t } = useTranslation('reminders');
  const [isWhole, setIsWhole] = useState(false);
  const { families } = preview;
  const shown = isWhole ? families : families.slice(0, SHOWN);
  return (
    <Stack
      as="section"
      gap={4}
      frame="panel"
      pad={5}
      className={styles.panel}
      aria-label={t('preview.families')}
    >
      <h2>{t('preview.families')}</h2>
      <ul role="list" className={styles.families}>
        {shown.map(({ accountId, entries, remindedAt }) => (
          <li key={accountId} data-skipped={remindedAt !== null || undefined}>
            {entries.map((entry) => (
              <EntryLine key={entry.id} entry={entry} preview={preview} />
            ))}
            {remindedAt === null ? null : (
              <small>{t('preview.remindedAt', { when: formatInstant(remindedAt, timeZone) })}</small>
            )}
          </li>
        ))}
      </ul>
      {shown.length < families.length ? (
        <Row gap={3}>
          <Button onClick={() => setIsWhole(true)}>{t('preview.all', { count: families.length })}</Button>
        </Row>
      ) : null}
    </Stack>
  );
}

interface EntryLineProps {
  readonly entry: EntryToRemind;
  readonly preview: ReminderPreviewState;
}

function EntryLine({ entry: { name, balance, missing }, preview: { body, currency } }: EntryLineProps) {
  const { t } = useTranslation('reminders');
  const open =
    body.about === 'unpaid'
      ? formatAmount(balance, currency)
      : missing.map((one) => t(`missing.${one}`)).join(', ');
  return (
    <span className={styles.entry}>
      <span>{name}</span>
      <Text as="span" soft figures>
        {open}
      </Text>
    </span>
  );
}
