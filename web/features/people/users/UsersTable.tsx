import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { ROLES } from '../../../../shared/contract/core/roles.ts';
import type { User } from '../../../../shared/contract/people/accounts/users.ts';
import { usePages } from '../../../api/usePages.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { DataTable } from '../../../table/DataTable.tsx';
import type { BulkAction } from '../../../table/selection.ts';
import { useTableQuery } from '../../../table/useTableQuery.ts';
import { EmailText } from '../../../ui/EmailText.tsx';
import type { MenuAction } from '../../../ui/RowMenu.tsx';
import type { AssignmentChoices } from './useAssignmentChoices.ts';
import { userColumns } from './userColumns.tsx';

const FILTERS = ['role'];
/** A page ends with its role, so pages are fetched until this many rows are shown. */
const ENOUGH = 20;

interface UsersTableProps {
  readonly choices: AssignmentChoices;
  readonly rowActions: (user: User) => readonly MenuAction[];
  readonly bulkActions: readonly BulkAction<User>[];
  /** The button shown when the list is empty. */
  readonly invite: ReactNode;
}

/** The accounts, ordered by role and name. */
export function UsersTable({ choices, rowActions, bulkActions, invite }: UsersTableProps) {
  const { t } = useTranslation(['users', 'common']);
  const query = useTableQuery(FILTERS);
  const role = ROLES.find((one) => one === query.filters['role']);
  const list = usePages('listUsers', {
    query: { ...(role ? { role } : {}), ...(query.search ? { search: query.search } : {}) },
  });
  const { rows, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && rows.length < ENOUGH) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, rows.length]);

  const columns = useMemo(() => userColumns(t, choices), [t, choices]);
  const name = useMemo(
    () => ({
      id: 'name',
      heading: t('columns.name'),
      text: (user: User) => user.name,
      detail: ({ email }: User) => <EmailText email={email} />,
      alsoExported: [{ heading: t('fields.email'), value: ({ email }: User) => email }],
    }),
    [t],
  );
  return (
    <DataTable
      label={t('caption')}
      list={list}
      rowKey={({ id }) => id}
      name={name}
      columns={columns}
      query={query}
      searchLabel={t('search')}
      filters={[
        {
          name: 'role',
          label: t('columns.role'),
          options: ROLES.map((one) => ({ value: one, label: t(`common:roles.${one}`) })),
        },
      ]}
      rowActions={rowActions}
      selection={{ bulkActions }}
      nothingYet={{ title: t('none'), text: t('noneText'), action: invite }}
    />
  );
}
