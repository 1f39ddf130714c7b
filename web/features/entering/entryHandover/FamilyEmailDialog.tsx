import type { EntryRecord } from '../../../../shared/contract/entering/entries/entryRecord.ts';
import { whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormEmail } from '../../../forms/FormContact.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toastStore.ts';

interface FamilyEmailDialogProps {
  readonly record: EntryRecord;
  readonly onClose: () => void;
}

interface EmailValues {
  email: string;
}

const resolver = contractResolver<EmailValues>('giveEntryToFamily');

/** Asks for the address of an entry on paper, or for another one than the entry has. */
export function FamilyEmailDialog(props: FamilyEmailDialogProps) {
  const { t } = useTranslation('entryHandover');
  return (
    <Dialog isOpen onClose={props.onClose} title={t('family.title')}>
      <p>{t('family.text')}</p>
      <EmailForm {...props} />
    </Dialog>
  );
}

function EmailForm({ record, onClose }: FamilyEmailDialogProps) {
  const { t } = useTranslation('entryHandover');
  const params = { competitionId: record.competitionId, entryId: record.id };
  const form = useContractForm<EmailValues>({
    defaultValues: { email: '' },
    resolver,
    errorMessage,
    onSubmit: async (body) => {
      const { data } = await call('giveEntryToFamily', { params, body });
      await whenRefetched();
      showToast(t('family.sent', data));
      onClose();
    },
  });
  return (
    <Form
      form={form}
      label={t('family.title')}
      submitLabel={t('family.send')}
      actions={<Button onClick={onClose}>{t('family.cancel')}</Button>}
    >
      <FormEmail<EmailValues> name="email" label={t('family.title')} />
    </Form>
  );
}
