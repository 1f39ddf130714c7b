import { useMemo, useState } from 'react';
import type { MemberRecord } from '../../../../shared/contract/people/members/memberships.ts';
import { whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { usePages } from '../../../api/usePages.ts';
import { currentTime } from '../../../clock.ts';
import { Form } from '../../../forms/Form.tsx';
import { GuardedDialog } from '../../../forms/GuardedDialog.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { type DiscardGuard, useReportDirty } from '../../../forms/useDiscardGuard.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { DataTable } from '../../../table/DataTable.tsx';
import { useTableQuery } from '../../../table/useTableQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { EditMember } from './EditMember.tsx';
import { MemberFields } from './MemberFields.tsx';
import { memberListColumns } from './memberColumns.tsx';
import { memberBody, type MemberValues, NO_MEMBER } from './memberValues.ts';

const resolver = contractResolver<MemberValues>('createMember', { toRequest: memberBody });

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
      <GuardedDialog isOpen={step === 'add'} title={t('members.addTitle')} onClose={close}>
        {(guard) => <AddMember guard={guard} />}
      </GuardedDialog>
      <GuardedDialog
        isOpen={edited !== null}
        title={t('members.editTitle', { name: edited?.fullName ?? '' })}
        onClose={close}
      >
        {(guard) => (edited ? <EditMember key={edited.number} guard={guard} member={edited} /> : null)}
      </GuardedDialog>
    </Page>
  );
}

function AddMember({ guard }: { readonly guard: DiscardGuard }) {
  const { t } = useTranslation(['members', 'common']);
  const form = useContractForm<MemberValues>({
    defaultValues: NO_MEMBER,
    resolver,
    errorMessage,
    onSubmit: async (values) => {
      const { data: member } = await call('createMember', { body: memberBody(values) });
      await whenRefetched();
      showToast(t('members.added', { name: member.fullName }));
      guard.done();
    },
  });
  useReportDirty(guard, form.methods.formState.isDirty);
  return (
    <Form
      form={form}
      label={t('members.addTitle')}
      submitLabel={t('members.add')}
      actions={<Button onClick={guard.close}>{t('common:actions.cancel')}</Button>}
    >
      <MemberFields isNew />
    </Form>
  );
}
