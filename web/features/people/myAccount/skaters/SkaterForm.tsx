import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import type { MyAccount } from '../../../../../shared/contract/people/accounts/accountRecord.ts';
import { contractResolver } from '../../../../api/contractResolver.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { fieldText } from '../../skaterFields/index.ts';
import { ConflictNotice } from '../../../../forms/ConflictNotice.tsx';
import { Form } from '../../../../forms/Form.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { accountBody } from '../accountBody.ts';
import { SkaterFields } from './SkaterFields.tsx';
import { skaterOf, skaterPlaces, type SkaterValues, skaterValues, withSkater } from './skaterValues.ts';
import { useAccountForm } from '../useAccountForm.ts';

interface SkaterFormProps {
  readonly account: MyAccount;
  /** Null for a new skater. */
  readonly skater: FamilySkater | null;
  readonly onDone: () => void;
}

export function SkaterForm({ account, skater, onDone }: SkaterFormProps) {
  const { t } = useTranslation(['myAccount', 'common', 'entries']);
  const rinks = useQuery(requestQuery('listRinks'));
  const [id] = useState(() => skater?.id ?? crypto.randomUUID());
  const place = account.skaters.findIndex((other) => other.id === id);
  const fieldAliases = skaterPlaces(place < 0 ? account.skaters.length : place);
  const [resolver] = useState(() =>
    contractResolver<SkaterValues>('updateMyAccount', {
      toRequest: (values) => ({
        ...accountBody(account),
        skaters: withSkater(account.skaters, skaterOf(id, values)),
      }),
      fieldAliases,
    }),
  );
  const inAccount = ({ skaters }: MyAccount) => skaters.find((other) => other.id === id);
  const { form, conflict, choose, dismiss } = useAccountForm<SkaterValues>({
    account,
    // A skater removed in another window keeps these values, and saving adds them again.
    valuesOf: (stored) => skaterValues(inAccount(stored) ?? skater),
    changeOf: (values, { skaters }) => ({ skaters: withSkater(skaters, skaterOf(id, values)) }),
    resolver,
    fieldAliases,
    onSaved: (saved) => {
      showToast(t('skaters.saved', { name: inAccount(saved)?.fullName ?? '' }));
      onDone();
    },
  });
  const labelOf = (field: keyof SkaterValues) =>
    field === 'levels' ? t('skaters.levels') : t(`entries:${field}`);
  return (
    <Form
      form={form}
      label={skater ? t('skaters.editTitle', { name: skater.fullName }) : t('skaters.addTitle')}
      submitLabel={t('skaters.save')}
      actions={<Button onClick={onDone}>{t('common:actions.cancel')}</Button>}
    >
      {conflict ? (
        <ConflictNotice
          conflict={conflict}
          onChoose={choose}
          onDismiss={dismiss}
          label={([field]) => labelOf(field as keyof SkaterValues)}
          show={([field], value) => fieldText(field, value)}
        />
      ) : null}
      <SkaterFields rinks={rinks.data ?? []} />
    </Form>
  );
}
