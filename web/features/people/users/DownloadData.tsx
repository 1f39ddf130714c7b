import type { User } from '../../../../shared/contract/people/accounts/users.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { currentTime } from '../../../clock.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormTextArea } from '../../../forms/FormTextArea.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { fileName } from '../../../table/export/fileName.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { saveAccountFile } from '../myAccount/index.ts';

interface DownloadValues {
  reason: string;
}

const resolver = contractResolver<DownloadValues>('downloadUserData');

/** Everything about a person as one file, for somebody who asked for it. */
export function DownloadData({ user, onDone }: { readonly user: User; readonly onDone: () => void }) {
  const { t } = useTranslation(['users', 'common']);
  const form = useContractForm<DownloadValues>({
    defaultValues: { reason: '' },
    resolver,
    errorMessage,
    onSubmit: async (body) => {
      const { data } = await call('downloadUserData', { params: { userId: user.id }, body });
      saveAccountFile(
        fileName(user.name, currentTime(), 'json'),
        JSON.stringify(data, null, 2),
        'application/json',
      );
      showToast(t('download.done', { name: user.name }));
      onDone();
    },
  });
  return (
    <Form
      form={form}
      label={t('download.title', { name: user.name })}
      submitLabel={t('download.submit')}
      actions={<Button onClick={onDone}>{t('common:actions.cancel')}</Button>}
    >
      <p>{t('download.text')}</p>
      <FormTextArea<DownloadValues>
        name="reason"
        label={t('download.reason')}
        hint={t('download.reasonHint')}
        rows={3}
        maxLength={300}
        autoComplete="off"
      />
    </Form>
  );
}
