import { useState } from 'react';
import { type Role, ROLES } from '../../../../shared/contract/core/roles.ts';
import type { User } from '../../../../shared/contract/people/accounts/users.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { refetchChanged, whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ReloadNotice } from '../../../ui/ReloadNotice.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { AssignmentFields } from './AssignmentFields.tsx';
import type { AssignmentChoices } from './useAssignmentChoices.ts';
import {
  assignmentRequest,
  assignmentErrors,
  type AssignmentValues,
  assignmentValues,
} from './userValues.ts';

interface EditValues extends AssignmentValues {
  name: string;
}

interface EditUserProps {
  readonly user: User;
  /** The own account keeps its role, so that super administrators cannot lock themselves out. */
  readonly isOwn: boolean;
  readonly choices: AssignmentChoices;
  readonly onDone: () => void;
}

/** The form for one account. A new role ends the account's sessions. */
export function EditUser({ user, isOwn, choices, onDone }: EditUserProps) {
  const { t } = useTranslation(['users', 'common']);
  const [isOutdated, setIsOutdated] = useState(false);
  // Saves against the version that the form started with, even if the list behind it is refetched.
  const [{ active, version }] = useState(user);
  const toRequest = (values: EditValues) => ({
    name: values.name,
    role: values.role as Role,
    ...assignmentRequest(values),
    active,
    version,
  });
  const [resolver] = useState(() =>
    contractResolver<EditValues>('updateUser', { toRequest, extraValidation: assignmentErrors }),
  );
  const form = useContractForm<EditValues>({
    defaultValues: { name: user.name, ...assignmentValues(user) },
    resolver,
    errorMessage,
    onSubmit: async (values) => {
      try {
        await call('updateUser', { params: { userId: user.id }, body: toRequest(values) });
        await whenRefetched();
        showToast(t('saved', { name: values.name.trim() }));
        onDone();
      } catch (thrown) {
        setIsOutdated(isApiError(thrown, 'VersionConflict'));
        throw thrown;
      }
    },
  });
  return (
    <>
      {isOutdated ? (
        <ReloadNotice
          title={t('conflict.title')}
          text={t('conflict.text')}
          action={t('conflict.load')}
          onLoad={() => {
            void refetchChanged('updateUser');
            onDone();
          }}
        />
      ) : null}
      <Form
        form={form}
        label={t('editTitle', { name: user.name })}
        submitLabel={t('save')}
        actions={<Button onClick={onDone}>{t('common:actions.cancel')}</Button>}
      >
        <FormTextField<EditValues> name="name" label={t('fields.name')} autoComplete="off" />
        <AssignmentFields roles={ROLES} choices={choices} fixedReason={isOwn ? t('ownRole') : undefined} />
      </Form>
    </>
  );
}
