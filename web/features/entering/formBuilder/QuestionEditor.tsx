import { useWatch } from 'react-hook-form';
import {
  ENTRY_KINDS,
  type EntryKind,
  QUESTION_KINDS,
} from '../../../../shared/contract/entering/competitions/forms.ts';
import { FormCheckbox } from '../../../forms/FormCheckbox.tsx';
import { FormRow } from '../../../forms/Form.tsx';
import { FormSelect } from '../../../forms/FormSelect.tsx';
import { FormTextArea } from '../../../forms/FormTextArea.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { focusWithin, useBoundField } from '../../../forms/useBoundField.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { FieldProblem } from '../../../ui/Field.tsx';
import { moveActions } from '../../../ui/moveActions.ts';
import { RowMenu } from '../../../ui/RowMenu.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { FormBuilderValues } from './formBuilderValues.ts';
import styles from './formats/ListFields.module.css';

interface QuestionEditorProps {
  readonly index: number;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
}

/** A question: text, type of answer and kinds of entry. */
export function QuestionEditor({ index, count, onMove, onRemove }: QuestionEditorProps) {
  const { t } = useTranslation('formBuilder');
  const { t: tControls } = useTranslation('controls');
  const kind = useWatch<FormBuilderValues, `questions.${number}.kind`>({ name: `questions.${index}.kind` });
  const name = t('questions.number', { number: index + 1 });
  return (
    <Stack gap={4} minContent className={styles.question} role="group" aria-label={name}>
      <Stack gap={2} className={styles.questionHead}>
        <FormTextField<FormBuilderValues>
          name={`questions.${index}.question`}
          label={t('questions.question')}
          maxLength={200}
          autoComplete="off"
        />
        <RowMenu
          label={t('actionsFor', { name })}
          actions={[
            ...moveActions(tControls, { index, count, onMove }),
            { id: 'remove', label: t('remove'), danger: true, onAction: onRemove },
          ]}
        />
      </Stack>
      <FormRow>
        <FormSelect<FormBuilderValues>
          name={`questions.${index}.kind`}
          label={t('questions.kind')}
          options={QUESTION_KINDS.map((one) => ({ value: one, label: t(`questions.kinds.${one}`) }))}
        />
        <FormCheckbox<FormBuilderValues>
          name={`questions.${index}.required`}
          title={t('questions.required')}
        />
      </FormRow>
      {kind === 'choice' ? (
        <FormTextArea<FormBuilderValues>
          name={`questions.${index}.options`}
          label={t('questions.options')}
          hint={t('questions.optionsHint')}
          rows={4}
        />
      ) : null}
      <AskedKinds index={index} />
    </Stack>
  );
}

function AskedKinds({ index }: { readonly index: number }) {
  const { t } = useTranslation('formBuilder');
  const { value, onChange, error, ref } = useBoundField<FormBuilderValues, EntryKind[]>(
    `questions.${index}.entries`,
  );
  const id = `questions-${index}-entries`;
  return (
    <div
      className={styles.asked}
      role="group"
      aria-label={t('questions.entries')}
      aria-describedby={id}
      ref={focusWithin(ref, 'input')}
    >
      <Text as="span" size="sm" weight="strong">
        {t('questions.entries')}
      </Text>
      <Stack gap={2} className={styles.kinds}>
        {ENTRY_KINDS.map((entry) => (
          <CheckboxCard
            key={entry}
            title={t(`questions.of.${entry}`)}
            checked={value.includes(entry)}
            onChange={(event) =>
              onChange(
                ENTRY_KINDS.filter((one) => (one === entry ? event.target.checked : value.includes(one))),
              )
            }
          />
        ))}
      </Stack>
      <FieldProblem id={id} error={error} />
    </div>
  );
}
