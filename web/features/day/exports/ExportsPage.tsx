import { useQueryClient } from '@tanstack/react-query';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { EveryRowWork } from '../../../api/loadAllRows.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatDays } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { type ExportSource, ExportMenu } from '../../../table/ExportMenu.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import styles from './ExportCards.module.css';
import { eventRows } from './eventRows.ts';
import {
  contactColumns,
  exportedEntryColumns,
  eventColumns,
  exportedRinkColumns,
} from './exportedColumns.ts';
import { loadAllContacts, loadAllEntries, loadAllEntriesWithMusic } from './loadAllEntries.ts';
import { ProtocolCard } from './protocol/ProtocolCard.tsx';

/** The competition's lists as files: entries, events, rinks, emergency contacts. */
export function ExportsPage() {
  const { t } = useTranslation(['exports', 'entryLists']);
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={({ name, startDate, endDate }) => `${name} · ${formatDays(startDate, endDate)}`}
      failed={t('entryLists:failed')}
      noCompetition={{ title: t('entryLists:noCompetition.title'), text: t('entryLists:noCompetition.text') }}
    >
      {(competition) => <ExportCards competition={competition} />}
    </OrganiserPage>
  );
}

function ExportCards({ competition }: { readonly competition: Competition }) {
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
    <Stack role="list" as="ul" gap={5} className={styles.cards}>
      <ExportCard
        title={t('entries.title')}
        text={t('entries.text')}
        source={{
          title: titleOf(t('entries.title')),
          columns: exportedEntryColumns(t, competition),
          everyRow: (work) => loadAllEntriesWithMusic(id, work),
        }}
      />
      <ExportCard
        title={t('events.title')}
        text={t('events.text')}
        source={{
          title: titleOf(t('events.title')),
          columns: eventColumns(t),
          everyRow: async (work) => eventRows(await loadAllEntriesWithMusic(id, work), await formOf()),
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
    </Stack>
  );
}

interface ExportCardProps<Row> {
  readonly title: string;
  /** The list's content and its use. */
  readonly text: string;
  /** A warning to read before the export, for example about personal data. */
  readonly warning?: string;
  readonly source: ExportSource<Row>;
}

function ExportCard<Row>({ title, text, warning, source }: ExportCardProps<Row>) {
  const { t } = useTranslation('exports');
  return (
    <Card as="li" className={styles.card}>
      <Text as="h2" size="xl">
        {title}
      </Text>
      <Text soft>{text}</Text>
      {warning ? (
        <Row
          as="p"
          gap={2}
          align="start"
          wrap={false}
          size="sm"
          round="control"
          background="warn"
          pad={2}
          padInline={3}
          tone="warn"
          className={styles.warning}
        >
          <Icon name="alert" small />
          {warning}
        </Row>
      ) : null}
      <Row gap={2} align="center" className={styles.foot}>
        <ExportMenu source={source} label={t('export', { what: title })} />
      </Row>
    </Card>
  );
}
