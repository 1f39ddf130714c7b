import { useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { MemberRecord } from '../../../../shared/contract/people/members/memberships.ts';
import { usePages } from '../../../api/usePages.ts';
import { currentTime } from '../../../clock.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { DataTable } from '../../../table/DataTable.tsx';
import { useTableQuery } from '../../../table/useTableQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { AddMember, EditMember } from './EditMember.tsx';
import { memberListColumns } from './memberColumns.tsx';

const NO_FILTERS: readonly string[] = [];

/** `/admin/members`: the federation's registry of members. */
export function MembersPage() {
  const { t } = useTranslation('members');
  const query = useTableQuery(NO_FILTERS);
  const list = usePages('listMembers', { query: query.search ? { search: query.search } : {} });
  const [step, setStep] = useState<MemberRecord | 'add' | null>(null);
  const close = () => setStep(null);
  const columns = useMemo(() => memberListColumns(t, currentTime().toISOString().slice(0, 10)), [t]);
  const name = useMemo(
    () => ({
      id: 'name',
      heading: t('members.columns.name'),
      text: ({ fullName }: MemberRecord) => fullName,
    }),
    [t],
  );
  const edited = step !== 'add' ? step : null;
  const importLink = (
    <LinkButton tone="primary" to={paths.importMembers}>
      {t('members.import')}
    </LinkButton>
  );
  return (
    <Page
      title={t('members.title')}
      actions={
        <>
          <Button onClick={() => setStep('add')}>{t('members.add')}</Button>
          {importLink}
        </>
      }
    >
      <DataTable
        label={t('members.caption')}
        list={list}
        rowKey={({ number }) => number}
        name={name}
        columns={columns}
        query={query}
        searchLabel={t('members.search')}
        rowActions={(member) => [{ id: 'edit', label: t('members.edit'), onAction: () => setStep(member) }]}
        nothingYet={{ title: t('members.none'), text: t('members.noneText'), action: importLink }}
      />
      {step === 'add' ? <AddMember onClose={close} /> : null}
      {edited ? <EditMember key={edited.number} member={edited} onClose={close} /> : null}
    </Page>
  );
}
