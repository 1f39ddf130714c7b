import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FamilySkater, MyAccount } from '../../../shared/contract/account.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { queryOf } from '../../api/queries.ts';
import { refusalText } from '../../api/refusalText.ts';
import { Form } from '../../form/Form.tsx';
import { useContractForm } from '../../form/useContractForm.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toastStore.ts';
import { accountBody } from './accountBody.ts';
import { SkaterFields } from './SkaterFields.tsx';
import { skaterOf, skaterPlaces, type SkaterValues, skaterValues, withSkater } from './skaterValues.ts';
import { useAccountChange } from './useAccountChange.tsx';

interface SkaterFormProps {
  readonly account: MyAccount;
  /** Null for one who is added. */
  readonly skater: FamilySkater | null;
  readonly onDone: () => void;
}

/** Adds or changes a skater of the family. */
export function SkaterForm({ account, skater, onDone }: SkaterFormProps) {
  const { t } = useTranslation(['myAccount', 'common']);
  const { save, notice } = useAccountChange(account);
  const rinks = useQuery(queryOf('listRinks'));
  const [id] = useState(() => skater?.id ?? crypto.randomUUID());
  const place = account.skaters.findIndex((other) => other.id === id);
  const shownAt = skaterPlaces(place < 0 ? account.skaters.length : place);
  const [resolver] = useState(() =>
    contractResolver<SkaterValues>('updateMyAccount', {
      toBody: (values) => ({
        ...accountBody(account),
        skaters: withSkater(account.skaters, skaterOf(id, values)),
      }),
      shownAt,
    }),
  );
  const form = useContractForm<SkaterValues>({
    defaultValues: skaterValues(skater),
    resolver,
    shownAt,
    refusalText,
    onSubmit: async (values) => {
      await save({ skaters: withSkater(account.skaters, skaterOf(id, values)) });
      showToast(t('skaters.saved', { name: values.fullName.trim() }));
      onDone();
    },
  });
  return (
    <>
      {notice}
      <Form
        form={form}
        label={skater ? t('skaters.editTitle', { name: skater.fullName }) : t('skaters.addTitle')}
        submitLabel={t('skaters.save')}
        actions={<Button onClick={onDone}>{t('common:actions.cancel')}</Button>}
      >
        <SkaterFields rinks={rinks.data ?? []} />
      </Form>
    </>
  );
}
