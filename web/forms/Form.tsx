import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { useIsUploading } from './uploads/underWay.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './Form.module.css';
import type { ContractForm } from './useContractForm.ts';

interface FormProps<Values extends FieldValues> {
  readonly form: ContractForm<Values>;
  readonly children: ReactNode;
  readonly submitLabel: string;
  /** Why it cannot be sent now; the button says so. */
  readonly disabledReason?: string | undefined;
  /** Buttons beside the submit: cancel, back. */
  readonly actions?: ReactNode;
  /** What it costs, live; stands beside the button and stays in sight on phones. */
  readonly total?: { readonly label?: string; readonly amount: ReactNode; readonly detail?: ReactNode };
  /**
   * `card` for a short form of its own, such as log-in: one wide button right below the fields. `long` for
   * one of several windows' height: its button stays in sight.
   */
  readonly layout?: 'page' | 'card' | 'long';
  /** The name of the form, where no heading is tied to it. */
  readonly label?: string;
}

/** The one form shell: what is wrong first, then the sections, then the bar that sends it. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, children, submitLabel, disabledReason, actions, total, label, layout = 'page' } = props;
  const { t } = useTranslation('form');
  const { isSubmitting } = form.methods.formState;
  const isUploading = useIsUploading();
  const reason = disabledReason ?? (isUploading ? t('uploading') : undefined);
  return (
    <FormProvider {...form.methods}>
      <form
        className={styles.form}
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          if (!reason && !isSubmitting) void form.submit(event);
        }}
      >
        <ErrorSummary refusal={form.refusal} />
        {children}
        <div className={styles.bar} data-total={total ? true : undefined} data-layout={layout}>
          {total ? (
            <output className={styles.total}>
              <span>{total.label ?? t('total')}</span>
              <strong>{total.amount}</strong>
              {total.detail ? <span className={styles.detail}>{total.detail}</span> : null}
            </output>
          ) : null}
          <div className={styles.buttons}>
            {actions}
            <Button type="submit" tone="primary" disabledReason={reason}>
              {submitLabel}
            </Button>
          </div>
        </div>
      </form>
    </FormProvider>
  );
}

interface FormSectionProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a form with a heading of its own. */
export function FormSection({ title, text, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{title}</legend>
      {text ? <p className={styles.text}>{text}</p> : null}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** Fields that belong side by side where there is room. */
export function FormRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
