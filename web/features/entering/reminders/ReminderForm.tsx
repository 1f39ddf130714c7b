import { ENTRY_KINDS, type EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import {
  REMINDER_SUBJECTS,
  type ReminderSubject,
} from '../../../../shared/domain/entering/reminders/remindable.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormSelect } from '../../../forms/FormSelect.tsx';
import { FormTextArea } from '../../../forms/FormTextArea.tsx';
import type { ContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import styles from './Reminders.module.css';
import type { ReminderBody } from './useReminder.ts';

export interface ReminderValues {
  readonly about: ReminderSubject;
  readonly kind: EntryKind | 'all';
  readonly words: string;
}

/** The request body; an empty text becomes null. */
export function reminderBody({ about, kind, words }: ReminderValues): ReminderBody {
  return { about, kind: kind === 'all' ? null : kind, words: words.trim() === '' ? null : words };
}

/** The reminder's subject, the kind of entries and the manager's text. */
export function ReminderForm({ form }: { readonly form: ContractForm<ReminderValues> }) {
  const { t } = useTranslation('reminders');
  return (
    <Form form={form} label={t('form.label')} submitLabel={t('form.show')}>
      <fieldset className={styles.abouts}>
        <legend>{t('form.about')}</legend>
        {REMINDER_SUBJECTS.map((about) => (
          <CheckboxCard
            key={about}
            isOneOf
            value={about}
            title={t(`form.abouts.${about}`)}
            detail={t(`form.abouts.${about}Detail`)}
            {...form.methods.register('about')}
          />
        ))}
      </fieldset>
      <FormSelect<ReminderValues>
        name="kind"
        label={t('form.kind')}
        options={(['all', ...ENTRY_KINDS] as const).map((kind) => ({
          value: kind,
          label: t(`form.kinds.${kind}`),
        }))}
      />
      <FormTextArea<ReminderValues>
        name="words"
        label={t('form.words')}
        hint={t('form.wordsHint')}
        rows={6}
        maxLength={2_000}
        optional
      />
    </Form>
  );
}
