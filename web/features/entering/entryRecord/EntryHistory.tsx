import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type {
  EntryHistoryRecord,
  EntryRecord,
} from '../../../../shared/contract/entering/entries/entryRecord.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { FieldChanges } from '../../../table/history/FieldChanges.tsx';
import history from '../../../table/history/HistoryList.module.css';
import { formatInstant } from '../../../i18n/formats.ts';
import { actionName } from './actionName.ts';
import { useEntryWords } from './useEntryWords.ts';

interface EntryHistoryProps {
  readonly record: EntryRecord;
  readonly competition: Competition;
}

/** The entry's history, newest first, by the venue's clock. */
export function EntryHistory({ record, competition }: EntryHistoryProps) {
  const { t } = useTranslation('entryRecord');
  const words = useEntryWords(record.currency, competition.timeZone);
  return (
    <DashboardCard title={t('history.title')}>
      <Stack role="list" as="ol" gap={5} minContent>
        {record.history.map((change) => (
          <Stack key={change.id} as="li" gap={1} minContent className={history.item}>
            <Text breaks snug>
              <strong>{actionName(t, change.what)}</strong> <By deed={change} record={record} />
            </Text>
            <time className={history.time} dateTime={change.at}>
              {formatInstant(change.at, competition.timeZone)}
            </time>
            {change.reason ? (
              <Text breaks snug>
                {t('history.reason', { reason: change.reason })}
              </Text>
            ) : null}
            <FieldChanges changes={change.changes} words={words} />
          </Stack>
        ))}
      </Stack>
    </DashboardCard>
  );
}

function By({ deed: change, record }: { readonly deed: EntryHistoryRecord; readonly record: EntryRecord }) {
  const { t } = useTranslation(['entryRecord', 'history']);
  if (!change.by) return null;
  const name = change.by.name ?? t('history:somebody');
  return <>{t(change.by.id === record.family?.id ? 'history.byFamily' : 'history.by', { name })}</>;
}
