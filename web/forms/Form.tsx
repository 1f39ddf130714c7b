import { useTranslation } from '../i18n/useTranslation.ts';
import './formMessages.ts';
import { type ReactNode, useState } from 'react';
import { FormProvider, type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { Button } from '../ui/Button.tsx';
import field from '../ui/Field.module.css';
import { useIsUploading } from './uploads/underWay.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './Form.module.css';
import type { ContractForm } from './useContractForm.ts';
import { Icon } from '../ui/Icon.tsx';
import { Row } from '../ui/Row.tsx';
import { Text } from '../ui/Text.tsx';
import { Stack } from '../ui/Stack.tsx';
import { listErrors } from './listErrors.ts';

export interface Order {
  readonly amount: ReactNode;
  /** What the amount is for. */
  readonly detail: ReactNode;
  /** The order line by line, without its total. */
  readonly summary: ReactNode;
  /** Nothing is chosen yet: below 1200 px the bar is one line, and the summary is not drawn. */
  readonly isEmpty: boolean;
}

interface FormProps<Values extends FieldValues> {
  readonly form: ContractForm<Values>;
  readonly children: ReactNode;
  readonly submitLabel: string;
  /** Why submit is disabled; shown with the button. */
  readonly disabledReason?: string | undefined;
  /** Buttons beside the submit: cancel, back. */
  readonly actions?: ReactNode;
  /** The order, with its live price beside the button: in view on phones, a column of its own from 1200 px. */
  readonly order?: Order;
  /** The state of saving, beside the button. */
  readonly state?: ReactNode;
  /**
   * `card` for a short form such as log-in, with one wide button; `long` for a form of several screens,
   * with the button always in view.
   */
  readonly layout?: 'page' | 'card' | 'long';
  /** False where nothing is kept: a refused log-in is not “not saved”. */
  readonly isSaving?: boolean;
  /** The form's accessible name, if no heading labels it. */
  readonly label?: string;
}

/** The form shell: errors, sections, submit bar. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const {
    form,
    children,
    submitLabel,
    disabledReason,
    actions,
    order,
    state,
    label,
    layout = 'page',
    isSaving = true,
  } = props;
  const { t } = useTranslation('form');
  const { isSubmitting } = form.methods.formState;
  const isUploading = useIsUploading();
  const reason = disabledReason ?? (isUploading ? t('uploading') : undefined);
  const fields = (
    <>
      <ErrorSummary refusal={form.refusal} isSaving={isSaving} />
      {children}
    </>
  );
  const bar = (
    <Row
      gap={3}
      columnGap={6}
      align="center"
      justify="between"
      className={styles.bar}
      data-layout={order ? 'order' : layout}
      data-bottom-bar={layout === 'card' ? undefined : true}
    >
      {order || layout === 'long' ? <NextError /> : null}
      {order ? (
        <output className={styles.total}>
          <span>{t('total')}</span>
          <strong>{order.amount}</strong>
          <Text as="span" size="xs">
            {order.detail}
          </Text>
        </output>
      ) : null}
      {state ? (
        <Text as="div" soft size="sm" className={styles.state} role="status">
          {state}
        </Text>
      ) : null}
      <Row gap={3} justify="end" wrap={false} className={styles.buttons}>
        {actions}
        <Button type="submit" tone="primary" disabledReason={reason}>
          {submitLabel}
        </Button>
      </Row>
    </Row>
  );
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
        {order ? (
          <>
            <div className={styles.parts}>{fields}</div>
            <div className={styles.order} data-empty={order.isEmpty || undefined}>
              <div className={styles.lines}>{order.summary}</div>
              {bar}
            </div>
          </>
        ) : (
          <>
            {fields}
            {bar}
          </>
        )}
      </form>
    </FormProvider>
  );
}

interface FormSectionProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

export function FormSection({ title, text, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{title}</legend>
      {text ? (
        <Text soft size="sm" className={styles.text}>
          {text}
        </Text>
      ) : null}
      <Stack gap={5} minContent className={styles.fields}>
        {children}
      </Stack>
    </fieldset>
  );
}

interface FormRowProps {
  readonly children: ReactNode;
  /** For amounts and other short values. */
  readonly narrow?: boolean;
}

/** Fields side by side where there is room; their controls stand on one line, whatever their hints. */
export function FormRow({ children, narrow = false }: FormRowProps) {
  return (
    <div className={field.row} data-narrow={narrow || undefined}>
      {children}
    </div>
  );
}

/** In the bar of a long form: the errors left, and one tap to the first, then to the next. */
function NextError() {
  const { t } = useTranslation('form');
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const [visited, setVisited] = useState('');
  const listed = submitCount > 0 ? listErrors(errors) : [];
  const next = listed[listed.findIndex(({ name }) => name === visited) + 1] ?? listed[0];
  if (!next) return null;
  return (
    <button
      type="button"
      className={styles.next}
      onClick={() => {
        setVisited(next.name);
        setFocus(next.name);
      }}
    >
      <Icon name="alert" small />
      <strong>{t('toFix', { count: listed.length })}</strong>
      <Text as="span" truncate>
        {next.message}
      </Text>
    </button>
  );
}
