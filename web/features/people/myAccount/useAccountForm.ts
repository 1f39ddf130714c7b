import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { MyAccount } from '../../../../shared/contract/people/accounts/accountRecord.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import type { ContractFormOptions, ContractForm } from '../../../forms/useContractForm.ts';
import { useVersionedForm } from '../../../forms/useVersionedForm.ts';
import { useUser } from '../../../session/useSession.ts';
import type { AccountBody } from './accountBody.ts';
import { readAccount, saveAccount, showSavedAccount } from './saveAccount.ts';

interface AccountFormOptions<Values extends FieldValues> extends Pick<
  ContractFormOptions<Values>,
  'resolver' | 'fieldAliases'
> {
  readonly account: MyAccount;
  readonly valuesOf: (account: MyAccount) => Values;
  /** The part of the stored account that these values change. */
  readonly changeOf: (values: Values, stored: MyAccount) => Partial<AccountBody>;
  readonly onSaved: (saved: MyAccount) => void;
}

/**
 * The form of one section of the account. Other sections and windows save the same account: their changes
 * are merged into the form, and a field changed on both sides is shown as a conflict.
 */
export function useAccountForm<Values extends FieldValues>(options: AccountFormOptions<Values>) {
  const { account, valuesOf, changeOf, onSaved, ...form } = options;
  const { id: me } = useUser();
  const versioned = useVersionedForm<Values, MyAccount>({
    ...form,
    stored: account,
    valuesOf,
    errorMessage,
    me,
    save: (values, stored) => saveAccount(stored, () => changeOf(values, stored)),
    readNewest: async ({ version }) => (account.version > version ? account : readAccount()),
    onSaved: (saved) => {
      showSavedAccount(saved);
      versioned.form.methods.reset(valuesOf(saved));
      onSaved(saved);
    },
  });
  useResetOnSave(versioned.form, valuesOf(account));
  const { latest, refresh } = versioned;
  useEffect(() => {
    if (account.version > latest().version) void refresh();
  });
  return versioned;
}

/** Shows values saved elsewhere unless the form has unsaved changes. */
function useResetOnSave<Values extends FieldValues>(form: ContractForm<Values>, saved: Values): void {
  const { reset, formState } = form.methods;
  const { isDirty } = formState;
  const written = JSON.stringify(saved);
  useEffect(() => {
    if (!isDirty) reset(JSON.parse(written) as Values);
  }, [reset, isDirty, written]);
}
