import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { MemberRecord } from '../../../../shared/contract/people/members/memberships.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { EditRecordDialog, NewRecordDialog } from '../../../forms/RecordDialog.tsx';
import { MemberFields } from './MemberFields.tsx';
import { memberBody, type MemberValues, memberValues, NO_MEMBER } from './memberValues.ts';

const resolver = contractResolver<MemberValues>('createMember', { toRequest: memberBody });

interface EditMemberProps {
  readonly member: MemberRecord;
  readonly onClose: () => void;
}

/** The form for one member, whom an import may change meanwhile. */
export function EditMember({ member, onClose }: EditMemberProps) {
  const { t } = useTranslation(['members', 'memberImport']);
  const params = { number: member.number };
  return (
    <EditRecordDialog<MemberValues, MemberRecord>
      title={t('members.editTitle', { name: member.fullName })}
      submitLabel={t('members.save')}
      onClose={onClose}
      stored={member}
      valuesOf={memberValues}
      resolver={resolver}
      save={async (values, { version }) => {
        const { number: _number, ...fields } = memberBody(values);
        return (await call('updateMember', { params, body: { ...fields, version } })).data;
      }}
      readNewest={async () => (await call('getMember', { params })).data}
      words={{
        label: ([field]) => t(`memberImport:fields.${field as keyof Omit<MemberValues, 'number'>}`),
        show: (_path, value) => String(value ?? ''),
      }}
      savedText={({ fullName }) => t('members.saved', { name: fullName })}
    >
      <MemberFields isNew={false} />
    </EditRecordDialog>
  );
}

export function AddMember({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('members');
  return (
    <NewRecordDialog<MemberValues>
      title={t('members.addTitle')}
      submitLabel={t('members.add')}
      onClose={onClose}
      defaultValues={NO_MEMBER}
      resolver={resolver}
      create={async (values) => {
        const { data: member } = await call('createMember', { body: memberBody(values) });
        return t('members.added', { name: member.fullName });
      }}
    >
      <MemberFields isNew />
    </NewRecordDialog>
  );
}
