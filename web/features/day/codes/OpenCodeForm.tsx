import type { OpenedCode } from '../../../../shared/contract/day/running/codes.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

interface OpenValues {
  code: string;
  name: string;
}

const resolver = contractResolver<OpenValues>('openCode');

interface OpenCodeFormProps {
  /** The code of the link; '' without one. */
  readonly linked: string;
  readonly onOpened: (code: OpenedCode) => void;
}

/** Asks for the code and the helper's name. */
export function OpenCodeForm({ linked, onOpened }: OpenCodeFormProps) {
  const { t } = useTranslation('openCode');
  const form = useContractForm<OpenValues>({
    defaultValues: { code: linked, name: '' },
    resolver,
    errorMessage,
    onSubmit: async (body) => {
      const { data } = await call('openCode', { body });
      onOpened(data);
    },
  });
  return (
    <Form form={form} label={t('title')} submitLabel={t('open')}>
      <FormTextField<OpenValues>
        name="code"
        label={t('code')}
        hint={t('codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <FormTextField<OpenValues>
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="name"
        maxLength={80}
      />
    </Form>
  );
}
