import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../i18n/useTranslation.ts';
import { whenRefetched } from '../api/changes.ts';
import { errorMessage } from '../api/errorMessage.ts';
import { useUser } from '../session/useSession.ts';
import { Button } from '../ui/Button.tsx';
import { showToast } from '../ui/toastStore.ts';
import { ConflictNotice, type ConflictNoticeProps } from './ConflictNotice.tsx';
import { Form } from './Form.tsx';
import { GuardedDialog } from './GuardedDialog.tsx';
import { type ContractForm, type ContractFormOptions, useContractForm } from './useContractForm.ts';
import { type DiscardGuard, useReportDirty } from './useDiscardGuard.ts';
import { useVersionedForm, type VersionedFormOptions } from './useVersionedForm.ts';

interface DialogTexts {
  readonly title: string;
  readonly submitLabel: string;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

interface EditRecordProps<Values extends FieldValues, Stored extends { readonly version: number }>
  extends
    DialogTexts,
    Pick<
      VersionedFormOptions<Values, Stored>,
      'resolver' | 'valuesOf' | 'save' | 'readNewest' | 'readHistory'
    > {
  readonly stored: Stored;
  /** How a conflict names and shows the fields. */
  readonly words: Pick<ConflictNoticeProps, 'label' | 'show'>;
  /** The message after the save. */
  readonly savedText: (stored: Stored) => string;
}

/**
 * Edits one stored record in a dialog. Changes that somebody else saved meanwhile are merged or asked about, and typed
 * text is never dropped without a question.
 */
export function EditRecordDialog<Values extends FieldValues, Stored extends { readonly version: number }>(
  props: EditRecordProps<Values, Stored>,
) {
  return (
    <GuardedDialog isOpen title={props.title} onClose={props.onClose}>
      {(guard) => <EditForm {...props} guard={guard} />}
    </GuardedDialog>
  );
}

function EditForm<Values extends FieldValues, Stored extends { readonly version: number }>({
  guard,
  title,
  submitLabel,
  children,
  words,
  savedText,
  ...options
}: EditRecordProps<Values, Stored> & { readonly guard: DiscardGuard }) {
  const { id: me } = useUser();
  const { form, conflict, choose, dismiss } = useVersionedForm<Values, Stored>({
    ...options,
    errorMessage,
    me,
    onSaved: (stored) => {
      showToast(savedText(stored));
      guard.done();
    },
  });
  return (
    <DialogForm form={form} guard={guard} title={title} submitLabel={submitLabel}>
      {conflict ? (
        <ConflictNotice conflict={conflict} onChoose={choose} onDismiss={dismiss} {...words} />
      ) : null}
      {children}
    </DialogForm>
  );
}

interface NewRecordProps<Values extends FieldValues>
  extends DialogTexts, Pick<ContractFormOptions<Values>, 'resolver' | 'defaultValues'> {
  /** @returns what the person reads once the record is stored */
  readonly create: (values: Values) => Promise<string>;
}

/** Adds a record in a dialog that asks before it drops typed text. */
export function NewRecordDialog<Values extends FieldValues>(props: NewRecordProps<Values>) {
  return (
    <GuardedDialog isOpen title={props.title} onClose={props.onClose}>
      {(guard) => <NewForm {...props} guard={guard} />}
    </GuardedDialog>
  );
}

function NewForm<Values extends FieldValues>({
  guard,
  title,
  submitLabel,
  children,
  create,
  ...options
}: NewRecordProps<Values> & { readonly guard: DiscardGuard }) {
  const form = useContractForm<Values>({
    ...options,
    errorMessage,
    onSubmit: async (values) => {
      const text = await create(values);
      await whenRefetched();
      showToast(text);
      guard.done();
    },
  });
  return (
    <DialogForm form={form} guard={guard} title={title} submitLabel={submitLabel}>
      {children}
    </DialogForm>
  );
}

interface DialogFormProps<Values extends FieldValues> {
  readonly form: ContractForm<Values>;
  readonly guard: DiscardGuard;
  readonly title: string;
  readonly submitLabel: string;
  readonly children: ReactNode;
}

function DialogForm<Values extends FieldValues>(props: DialogFormProps<Values>) {
  const { form, guard, title, submitLabel, children } = props;
  const { t } = useTranslation();
  useReportDirty(guard, form.methods.formState.isDirty);
  return (
    <Form
      form={form}
      label={title}
      submitLabel={submitLabel}
      actions={<Button onClick={guard.close}>{t('actions.cancel')}</Button>}
    >
      {children}
    </Form>
  );
}
