import type { HistoryRecord, HistorySubject } from '../../../shared/contract/core/history.ts';
import { formatInstant } from '../../i18n/formats.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import type { TableList } from '../TableList.ts';
import { type HistoryWords, FieldChanges } from './FieldChanges.tsx';
import styles from './HistoryList.module.css';

interface HistoryListProps {
  /** Newest first: `usePages('listRinkHistory', { params })`. */
  readonly list: TableList<HistoryRecord>;
  /** The history's subject; records of another subject (a competition's form) are marked. */
  readonly subject: HistorySubject;
  readonly words: HistoryWords;
}

/** History records, the newest first. */
export function HistoryList({ list, subject, words }: HistoryListProps) {
  const { t } = useTranslation('history');
  if (list.isPending) return <Spinner label={t('loading')} />;
  if (list.isError && list.rows.length === 0) {
    return <ErrorState title={t('failed')} onRetry={() => void list.refetch()} />;
  }
  if (list.rows.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />;
  return (
    <>
      <Stack role="list" as="ol" gap={5} minContent>
        {list.rows.map((record) => (
          <HistoryItem key={record.id} record={record} subject={subject} words={words} />
        ))}
      </Stack>
      {list.hasNextPage ? (
        <Button onClick={() => void list.fetchNextPage()}>
          {list.isFetchingNextPage ? t('loading') : t('older')}
        </Button>
      ) : null}
    </>
  );
}

interface HistoryItemProps {
  readonly record: HistoryRecord;
  readonly subject: HistorySubject;
  readonly words: HistoryWords;
}

/** A history record, in the reader's time. */
function HistoryItem({ record, subject, words }: HistoryItemProps) {
  const { t } = useTranslation('history');
  const { deed: action, at, by, changes, more } = record;
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Stack as="li" gap={1} minContent className={styles.item}>
      <Text breaks snug>
        <strong>
          {record.subject === subject ? null : `${t(`subjects.${record.subject}`)}: `}
          {t(`deeds.${action}`)}
        </strong>{' '}
        {t('by', { name: by.name ?? t('somebody') })}
      </Text>
      <time className={styles.time} dateTime={at}>
        {formatInstant(at, here)}
      </time>
      <FieldChanges changes={changes} words={words} />
      {more > 0 ? (
        <Text soft size="sm">
          {t('more', { count: more })}
        </Text>
      ) : null}
    </Stack>
  );
}
