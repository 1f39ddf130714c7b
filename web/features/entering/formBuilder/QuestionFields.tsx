import { useFieldArray } from 'react-hook-form';
import { AddRow } from '../../../forms/FieldRows.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ReorderList } from '../../../ui/ReorderList.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { FormBuilderValues } from './formBuilderValues.ts';
import { QuestionEditor } from './QuestionEditor.tsx';

/** The contract's maximum. */
const MAX_ROWS = 20;

const newQuestion = (): FormBuilderValues['questions'][number] => ({
  id: `q-${crypto.randomUUID().slice(0, 8)}`,
  question: '',
  kind: 'text',
  options: '',
  required: false,
  entries: ['individual'],
});

/** The organiser's questions, such as a shirt's size. */
export function QuestionFields() {
  const { t } = useTranslation('formBuilder');
  const { fields, append, remove, move } = useFieldArray<FormBuilderValues, 'questions', 'rowKey'>({
    name: 'questions',
    keyName: 'rowKey',
  });
  return (
    <>
      <Text soft size="sm">
        {t('questions.text')}
      </Text>
      {fields.length > 0 ? (
        <ReorderList
          label={t('questions.title')}
          items={fields}
          keys={fields.map(({ rowKey }) => rowKey)}
          nameOf={(_field, index) => t('questions.number', { number: index + 1 })}
          onMove={move}
        >
          {(_field, index) => (
            <QuestionEditor
              index={index}
              count={fields.length}
              onMove={move}
              onRemove={() => remove(index)}
            />
          )}
        </ReorderList>
      ) : null}
      <AddRow
        label={t('questions.add')}
        fullReason={fields.length >= MAX_ROWS ? t('questions.most', { count: MAX_ROWS }) : undefined}
        onAdd={() => append(newQuestion())}
      />
    </>
  );
}
