import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { MAX_CHANGED_RINKS } from '../../../../shared/contract/people/rinks/rinks.ts';
import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import { isiStatus } from '../../../../shared/domain/people/rinks/isiStatus.ts';
import { currentTime } from '../../../clock.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { localRows } from '../../../table/localList.ts';
import { toTableList } from '../../../table/toTableList.ts';
import { DataTable } from '../../../table/DataTable.tsx';
import { useTableQuery } from '../../../table/useTableQuery.ts';
import type { MenuAction } from '../../../ui/RowMenu.tsx';
import { rinkNameColumn, rinkColumns, RINK_SORT_KEYS, rinkStateOf } from './rinkColumns.tsx';

const FILTERS = ['state', 'country', 'isi'];
const STATES = ['active', 'inactive'] as const;
const ISI_STATUSES = ['valid', 'expiring', 'expired', 'none'] as const;

interface RinksTableProps {
  readonly rinks: UseQueryResult<readonly RinkRecord[]>;
  readonly linkTo: (rink: RinkRecord) => string;
  readonly rowActions: (rink: RinkRecord) => readonly MenuAction[];
  readonly onShowUses: (rink: RinkRecord) => void;
  readonly onSetActive: (rinks: readonly RinkRecord[], active: boolean) => Promise<void>;
  /** The button shown when no rink is registered yet. */
  readonly add: ReactNode;
}

export function RinksTable({ rinks, linkTo, rowActions, onShowUses, onSetActive, add }: RinksTableProps) {
  const { t } = useTranslation(['rinks', 'menu']);
  // Memberships expire by the day, so the time at which the page was opened is precise enough.
  const [now] = useState(() => currentTime());
  const query = useTableQuery(FILTERS, 'name');
  const all = rinks.data ?? [];
  const rows = localRows(
    all,
    query,
    ({ name, shortName, city, country }) => `${name} ${shortName ?? ''} ${city} ${country}`,
    RINK_SORT_KEYS,
    {
      state: rinkStateOf,
      country: ({ country }) => country,
      isi: (rink) => isiStatus(rink, now),
    },
  );
  const columns = useMemo(() => rinkColumns(t, now, onShowUses), [t, now, onShowUses]);
  const countries = [...new Set(all.map(({ country }) => country))].sort();
  const bulk = (active: boolean) => ({
    id: active ? 'activate' : 'deactivate',
    label: t(`actions.${active ? 'activate' : 'deactivate'}`),
    disabledReason: (chosen: readonly RinkRecord[]) => {
      if (chosen.every((rink) => rink.active === active)) {
        return t(active ? 'reasons.allActive' : 'reasons.allInactive');
      }
      return chosen.length > MAX_CHANGED_RINKS
        ? t('reasons.tooMany', { count: MAX_CHANGED_RINKS })
        : undefined;
    },
    onAction: (chosen: readonly RinkRecord[], done: () => void) =>
      void onSetActive(chosen, active).then(done),
  });
  return (
    <DataTable
      label={t('caption')}
      list={toTableList(rinks, rows)}
      rowKey={({ id }) => id}
      name={rinkNameColumn(t, linkTo)}
      columns={columns}
      query={query}
      searchLabel={t('search')}
      filters={[
        {
          name: 'state',
          label: t('filters.state'),
          options: STATES.map((state) => ({ value: state, label: t(`states.${state}`) })),
        },
        {
          name: 'country',
          label: t('filters.country'),
          options: countries.map((country) => ({ value: country, label: country })),
        },
        {
          name: 'isi',
          label: t('filters.isi'),
          options: ISI_STATUSES.map((status) => ({ value: status, label: t(`standings.${status}`) })),
        },
      ]}
      rowActions={rowActions}
      selection={{ bulkActions: [bulk(false), bulk(true)] }}
      nothingYet={{ title: t('none'), text: t('noneText'), action: add }}
    />
  );
}
