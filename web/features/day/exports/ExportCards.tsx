import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { requestQuery } from '../../../api/queries.ts';
import type { EveryRowWork } from '../../../api/loadAllRows.ts';
import { ExportCard } from './ExportCard.tsx';
import styles from './ExportCards.module.css';
import { loadAllContacts, loadAllEntries } from './loadAllEntries.ts';
import { eventRows } from './eventRows.ts';
import {
  contactColumns,
  exportedEntryColumns,
  eventColumns,
  exportedRinkColumns,
} from './exportedColumns.ts';
import { ProtocolCard } from './protocol/ProtocolCard.tsx';

export function ExportCards({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation(['exports', 'entryStates']);
  const { id, name } = competition;
  const queries = useQueryClient();
  const formOf = () =>
    queries.ensureQueryData(requestQuery('getForm', { params: { formId: competition.formId } }));
  const titleOf = (what: string) => `${what} ${name}`;
  const byRink = async (work: EveryRowWork) =>
    [...(await loadAllEntries(id, work))].sort((one, other) =>
      one.homeIsiRink.localeCompare(other.homeIsiRink),
    );
  return (
    <ul role="list" className={styles.cards}>
      <ExportCard
        title={t('entries.title')}
        text={t('entries.text')}
        source={{
          title: titleOf(t('entries.title')),
          columns: exportedEntryColumns(t, competition),
          everyRow: (work) => loadAllEntries(id, work),
        }}
      />
      <ExportCard
        title={t('events.title')}
        text={t('events.text')}
        source={{
          title: titleOf(t('events.title')),
          columns: eventColumns(t),
          everyRow: async (work) => eventRows(await loadAllEntries(id, work), await formOf()),
        }}
      />
      <ExportCard
        title={t('rinks.title')}
        text={t('rinks.text')}
        source={{ title: titleOf(t('rinks.title')), columns: exportedRinkColumns(t), everyRow: byRink }}
      />
      <ExportCard
        title={t('contacts.title')}
        text={t('contacts.text')}
        warning={t('contacts.restricted')}
        source={{
          title: titleOf(t('contacts.title')),
          columns: contactColumns(t),
          everyRow: (work) => loadAllContacts(id, work),
        }}
      />
      <ProtocolCard competitionId={id} />
    </ul>
  );
}
