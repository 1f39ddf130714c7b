import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import type { EntryDeed, EntryRecord } from '../../../shared/contract/entries/entryRecord.ts';
import { DeskCard } from '../../ui/DeskCard.tsx';
import { ChangedFields } from '../../table/history/ChangedFields.tsx';
import history from '../../table/history/HistoryList.module.css';
import { formatInstant } from '../../i18n/formats.ts';
import { deedName } from './deedName.ts';
import { useEntryWords } from './useEntryWords.ts';

interface EntryHistoryProps {
  readonly record: EntryRecord;
  readonly competition: Competition;
}

/** What was done to the entry since it came in, newest first, by the venue's clock. */
export function EntryHistory({ record, competition }: EntryHistoryProps) {
  const { t } = useTranslation('entryRecord');
  const words = useEntryWords(record.currency, competition.timeZone);
  return (
    <DeskCard title={t('history.title')}>
      <ol role="list" className={history.list}>
        {record.history.map((deed) => (
          <li key={deed.id} className={history.item}>
            <p className={history.deed}>
              <strong>{deedName(t, deed.what)}</strong> <By deed={deed} record={record} />
            </p>
            <time className={history.time} dateTime={deed.at}>
              {formatInstant(deed.at, competition.timeZone)}
            </time>
            {deed.reason ? (
              <p className={history.deed}>{t('history.reason', { reason: deed.reason })}</p>
            ) : null}
            <ChangedFields changes={deed.changes} words={words} />
          </li>
        ))}
      </ol>
    </DeskCard>
  );
}

function By({ deed, record }: { readonly deed: EntryDeed; readonly record: EntryRecord }) {
  const { t } = useTranslation(['entryRecord', 'history']);
  if (!deed.by) return null;
  const name = deed.by.name ?? t('history:somebody');
  return <>{t(deed.by.id === record.family?.id ? 'history.byFamily' : 'history.by', { name })}</>;
}
