import { useFormState, useWatch } from 'react-hook-form';
import type { Role } from '../../../../shared/contract/core/roles.ts';
import { FormComboBox } from '../../../forms/FormComboBox.tsx';
import { FormSelect } from '../../../forms/FormSelect.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { rinkOptions } from '../rinks/index.ts';
import type { AssignmentChoices } from './useAssignmentChoices.ts';
import type { AssignmentValues } from './userValues.ts';

interface AssignmentFieldsProps {
  readonly roles: readonly Role[];
  readonly choices: AssignmentChoices;
  /** The reason for which the role cannot be changed. */
  readonly fixedReason?: string | undefined;
}

/** The role, and its assignment if it needs one: a rink or a competition. */
export function AssignmentFields({ roles, choices, fixedReason }: AssignmentFieldsProps) {
  const { t } = useTranslation(['users', 'common']);
  const { defaultValues } = useFormState<AssignmentValues>();
  const role = useWatch<AssignmentValues, 'role'>({ name: 'role' });
  return (
    <>
      <FormSelect<AssignmentValues>
        name="role"
        label={t('fields.role')}
        hint={fixedReason}
        disabled={fixedReason !== undefined}
        options={roles.map((one) => ({
          value: one,
          label: t(`common:roles.${one}`),
          detail: t(`roleDetails.${one}`),
        }))}
      />
      {role === 'HEAD_COACH' ? (
        <FormComboBox<AssignmentValues>
          name="rinkId"
          label={t('fields.rinkId')}
          options={rinkOptions(choices.rinks, defaultValues?.rinkId)}
        />
      ) : null}
      {role === 'MANAGER' ? (
        <FormComboBox<AssignmentValues>
          name="competitionId"
          label={t('fields.competitionId')}
          options={choices.competitions}
        />
      ) : null}
    </>
  );
}
