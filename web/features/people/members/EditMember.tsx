import type { MemberRecord } from '../../../../shared/contract/people/members/memberships.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { ConflictNotice } from '../../../forms/ConflictNotice.tsx';
import { Form } from '../../../forms/Form.tsx';
import { type DiscardGuard, useReportDirty } from '../../../forms/useDiscardGuard.ts';
import { useVersionedForm } from '../../../forms/useVersionedForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useUser } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { MemberFields } from './MemberFields.tsx';
import { memberBody, type MemberValues, memberValues } from './memberValues.ts';

interface EditMemberProps {
  readonly guard: DiscardGuard;
  readonly member: MemberRecord;
}

const resolver = contractResolver<MemberValues>('createMember', { toRequest: memberBody });

/** The form for one member. A save fails if an import has changed the member in the meantime. */
export function EditMember({ member, guard }: EditMemberProps) {
  const { t } = useTranslation(['members', 'memberImport', 'common']);
  const { id: me } = useUser();
  const params = { number: member.number };
  const { form, conflict, choose, dismiss } = useVersionedForm<MemberValues, MemberRecord>({
    stored: member,
    valuesOf: memberValues,
    resolver,
    errorMessage,
    me,
    save: async (values, { version }) => {
      const { number: _number, ...fields } = memberBody(values);
      return (await call('updateMember', { params, body: { ...fields, version } })).data;
    },
    readNewest: async () => (await call('getMember', { params })).data,
    onSaved: ({ fullName }) => {
      showToast(t('members.saved', { name: fullName }));
      guard.done();
    },
  });
  useReportDirty(guard, form.methods.formState.isDirty);
  return (
    <Form
      form={form}
      label={t('members.editTitle', { name: member.fullName })}
      submitLabel={t('members.save')}
      actions={<Button onClick={guard.close}>{t('common:actions.cancel')}</Button>}
    >
      {conflict ? (
        <ConflictNotice
          conflict={conflict}
          onChoose={choose}
          onDismiss={dismiss}
          label={([field]) => t(`memberImport:fields.${field as keyof Omit<MemberValues, 'number'>}`)}
          show={(_path, value) => String(value ?? '')}
        />
      ) : null}
      <MemberFields isNew={false} />
    </Form>
  );
}
