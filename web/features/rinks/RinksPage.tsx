import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rink } from '../../../shared/contract/rinks.ts';
import { queryOf } from '../../api/queries.ts';
import { Page } from '../../layout/Page.tsx';
import { localRows } from '../../lists/localList.ts';
import { wholeList } from '../../lists/wholeList.ts';
import { DataTable } from '../../table/DataTable.tsx';
import { useTableQuery } from '../../table/useTableQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { AddRink } from './AddRink.tsx';

const SORT_KEYS = {
  name: ({ name }: Rink) => name,
  city: ({ city }: Rink) => city,
  country: ({ country }: Rink) => country,
};

/** Every registered rink, and the way to register another. */
export function RinksPage() {
  const { t } = useTranslation(['rinks', 'menu']);
  const [isAdding, setIsAdding] = useState(false);
  const query = useTableQuery(undefined, 'name');
  const rinks = useQuery(queryOf('listRinks'));
  const rows = localRows(
    rinks.data ?? [],
    query,
    ({ name, city, country }) => `${name} ${city} ${country}`,
    SORT_KEYS,
  );
  const name = useMemo(
    () => ({ id: 'name', heading: t('columns.name'), text: (rink: Rink) => rink.name, sortable: true }),
    [t],
  );
  const columns = useMemo(
    () => [
      {
        id: 'city',
        heading: t('columns.city'),
        cell: ({ city }: Rink) => city,
        sortable: true,
        phone: 'left' as const,
      },
      {
        id: 'country',
        heading: t('columns.country'),
        cell: ({ country }: Rink) => country,
        sortable: true,
        phone: 'right' as const,
      },
    ],
    [t],
  );
  const add = (
    <Button tone="primary" onClick={() => setIsAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <Page title={t('menu:rinks')} actions={add}>
      <DataTable
        label={t('caption')}
        list={wholeList(rinks, rows)}
        rowKey={({ id }) => id}
        name={name}
        columns={columns}
        query={query}
        searchLabel={t('search')}
        nothingYet={{ title: t('none'), text: t('noneText'), action: add }}
      />
      <AddRink isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </Page>
  );
}
