import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import countries from '../../../shared/data/countries.json' with { type: 'json' };
import { call } from '../../api/client.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { queryOf } from '../../api/queries.ts';
import { refusalText } from '../../api/refusalText.ts';
import { Form } from '../../form/Form.tsx';
import { FormComboBox } from '../../form/FormComboBox.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';
import { useContractForm } from '../../form/useContractForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/toastStore.ts';

interface RinkValues {
  name: string;
  city: string;
  country: string;
}

const COUNTRY_OPTIONS = countries.map((country) => ({ value: country, label: country }));
const resolver = contractResolver<RinkValues>('createRink');

interface AddRinkProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Registers a rink. */
export function AddRink({ isOpen, onClose }: AddRinkProps) {
  const { t } = useTranslation('rinks');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('addTitle')}>
      <AddRinkForm onDone={onClose} />
    </Dialog>
  );
}

function AddRinkForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation(['rinks', 'common']);
  const queries = useQueryClient();
  const form = useContractForm<RinkValues>({
    defaultValues: { name: '', city: '', country: '' },
    resolver,
    refusalText,
    onSubmit: async (body) => {
      const { data: rink } = await call('createRink', { body });
      // Not asked for again: a cache on the way may still hold the list without it.
      queries.setQueryData(queryOf('listRinks').queryKey, (known) => known && [...known, rink]);
      showToast(t('added', { name: rink.name }));
      onDone();
    },
  });
  return (
    <Form
      form={form}
      label={t('addTitle')}
      submitLabel={t('add')}
      actions={<Button onClick={onDone}>{t('common:actions.cancel')}</Button>}
    >
      <FormTextField<RinkValues> name="name" label={t('fields.name')} autoComplete="off" />
      <FormTextField<RinkValues> name="city" label={t('fields.city')} autoComplete="off" />
      <FormComboBox<RinkValues> name="country" label={t('fields.country')} options={COUNTRY_OPTIONS} />
    </Form>
  );
}
