import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../../shared/contract/core/roles.ts';
import { FormComboBox } from '../../forms/FormComboBox.tsx';
import { FormSelect } from '../../forms/FormSelect.tsx';
import { rinkOptions } from '../rinks/index.ts';
import type { Bonds } from './useBonds.ts';
import type { BondValues } from './userValues.ts';

interface BondFieldsProps {
  readonly roles: readonly Role[];
  readonly bonds: Bonds;
  /** Why the role cannot be changed. */
  readonly fixedReason?: string | undefined;
}

/** The role, then what the role is bound to: a rink, a competition, or nothing. */
export function BondFields({ roles, bonds, fixedReason }: BondFieldsProps) {
  const { t } = useTranslation(['users', 'common']);
  const { defaultValues } = useFormState<BondValues>();
  const role = useWatch<BondValues, 'role'>({ name: 'role' });
  return (
    <>
      <FormSelect<BondValues>
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
        <FormComboBox<BondValues>
          name="rinkId"
          label={t('fields.rinkId')}
          options={rinkOptions(bonds.rinks, defaultValues?.rinkId)}
        />
      ) : null}
      {role === 'MANAGER' ? (
        <FormComboBox<BondValues>
          name="competitionId"
          label={t('fields.competitionId')}
          options={bonds.competitions}
        />
      ) : null}
    </>
  );
}
