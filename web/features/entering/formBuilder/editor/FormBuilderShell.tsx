import { type ReactNode, useSyncExternalStore } from 'react';
import { FormProvider } from 'react-hook-form';
import { Form } from '../../../../forms/Form.tsx';
import type { ContractForm } from '../../../../forms/useContractForm.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import type { FormBuilderValues } from '../formBuilderValues.ts';
import type { FormContext } from '../formats/copyForm.ts';
import { FormPreview } from '../preview/FormPreview.tsx';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import styles from './FormBuilder.module.css';

/** The width of form and preview side by side, as in the stylesheet. */
const WIDE = '(min-width: 1200px)';

interface FormBuilderShellProps {
  readonly form: ContractForm<FormBuilderValues>;
  readonly about: FormContext;
  readonly submitLabel: string;
  /** The save status. */
  readonly state: ReactNode;
  readonly children: ReactNode;
}

/** The form beside its preview; on a phone a button opens the preview. */
export function FormBuilderShell({ form, about, submitLabel, state, children }: FormBuilderShellProps) {
  const { t } = useTranslation('formBuilder');
  const isWide = useIsWide();
  return (
    <FormProvider {...form.methods}>
      <Stack gap={6} className={styles.editor}>
        <Form
          form={form}
          label={t('title')}
          submitLabel={submitLabel}
          layout="long"
          state={state}
          actions={isWide ? null : <PreviewButton about={about} />}
        >
          {children}
        </Form>
        {isWide ? (
          <aside className={styles.aside} aria-label={t('preview.title')}>
            <Card as="section" className={styles.preview}>
              <Text as="h2" size="xl">
                {t('preview.title')}
              </Text>
              <FormPreview about={about} />
            </Card>
          </aside>
        ) : null}
      </Stack>
    </FormProvider>
  );
}

const query = () => window.matchMedia(WIDE);

function subscribe(listener: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
