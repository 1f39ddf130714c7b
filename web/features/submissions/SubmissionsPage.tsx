import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../shared/contract/entry.ts';
import type { EntryKind } from '../../../shared/contract/forms.ts';
import { usePages } from '../../api/usePages.ts';
import { eventsInShort } from '../../entries/eventNames.ts';
import { Page } from '../../layout/Page.tsx';
import { paths } from '../../paths.ts';
import { DataTable } from '../../table/DataTable.tsx';
import { useTableQuery } from '../../table/useTableQuery.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { submissionColumns } from './submissionColumns.tsx';

export { AvailableCompetitionsPage } from './AvailableCompetitionsPage.tsx';

const NAME_HEADINGS = { individual: 'name', team: 'teamName', dance: 'coupleName' } as const;

/** The account's own entries of one kind, newest first. */
function OwnEntries({ kind }: { readonly kind: EntryKind }) {
  const { t } = useTranslation(['submissions', 'entryStates']);
  const query = useTableQuery();
  const list = usePages('listMyEntries', { query: { kind } });
  const columns = useMemo(() => submissionColumns(t), [t]);
  const name = useMemo(
    () => ({
      id: 'name',
      heading: t(`columns.${NAME_HEADINGS[kind]}`),
      text: (entry: Entry) => entry.name,
      to: kind === 'individual' ? (entry: Entry) => paths.success(entry.id) : () => undefined,
      detail: ({ events }: Entry) => eventsInShort(events),
    }),
    [t, kind],
  );
  return (
    <DataTable
      label={t(`${kind}.caption`)}
      list={list}
      rowKey={({ id }) => id}
      name={name}
      columns={columns}
      query={query}
      nothingYet={{
        title: t(`${kind}.none`),
        text: t(`${kind}.noneText`),
        ...(kind === 'individual'
          ? {
              action: (
                <LinkButton tone="primary" to={paths.availableCompetitions}>
                  {t('individual.action')}
                </LinkButton>
              ),
            }
          : {}),
      }}
    />
  );
}

export function SubmissionsPage() {
  const { t } = useTranslation(['menu', 'submissions']);
  return (
    <Page
      title={t('skatersSubmissions')}
      actions={
        <LinkButton tone="primary" to={paths.individualForm()}>
          {t('submissions:available.enter')}
        </LinkButton>
      }
    >
      <OwnEntries kind="individual" />
    </Page>
  );
}

export function TeamSubmissionsPage() {
  const { t } = useTranslation('menu');
  return (
    <Page title={t('teamSubmissions')}>
      <OwnEntries kind="team" />
    </Page>
  );
}

export function DanceSubmissionsPage() {
  const { t } = useTranslation('menu');
  return (
    <Page title={t('danceSubmissions')}>
      <OwnEntries kind="dance" />
    </Page>
  );
}
