import { ROLES } from '../../../../shared/contract/core/roles.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import { whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormEmail } from '../../../forms/FormContact.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { AssignmentFields } from './AssignmentFields.tsx';
import type { AssignmentChoices } from './useAssignmentChoices.ts';
import { assignmentRequest, assignmentErrors, type AssignmentValues } from './userValues.ts';

interface InviteValues extends AssignmentValues {
  name: string;
  email: string;
}

/** All roles but SKATER, as families sign up themselves. */
const INVITED = ROLES.filter((role) => role !== 'SKATER');

const toRequest = (values: InviteValues): BodyOf<'inviteUser'> => ({
  name: values.name,
  email: values.email,
  // The select holds a string; the contract's schema refuses an empty role.
  role: values.role as BodyOf<'inviteUser'>['role'],
  ...assignmentRequest(values),
});

const resolver = contractResolver<InviteValues>('inviteUser', {
  toRequest,
  extraValidation: assignmentErrors,
});

interface InviteUserProps {
  readonly choices: AssignmentChoices;
  readonly onDone: () => void;
}

/** Invites a person by mail; the link sets the first password. */
export function InviteUser({ choices, onDone }: InviteUserProps) {
  const { t } = useTranslation(['users', 'common']);
  const form = useContractForm<InviteValues>({
    defaultValues: { name: '', email: '', role: '', rinkId: '', competitionId: '' },
    resolver,
    errorMessage,
    onSubmit: async (values) => {
      const { data: user } = await call('inviteUser', { body: toRequest(values) });
      await whenRefetched();
      showToast(t('invited', { email: user.email }));
      onDone();
    },
  });
  return (
    <Form
      form={form}
      label={t('inviteTitle')}
      submitLabel={t('sendInvitation')}
      actions={<Button onClick={onDone}>{t('common:actions.cancel')}</Button>}
    >
      <FormEmail<InviteValues> name="name" label={t('fields.name')} autoComplete="off" />
      <FormTextField<InviteValues> name="email" label={t('fields.email')} />
      <AssignmentFields roles={INVITED} choices={choices} />
    </Form>
  );
}
