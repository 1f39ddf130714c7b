import type { EntryRecord } from '../../../../shared/contract/entering/entries/entryRecord.ts';
import type { BodyOf, DataOf } from '../../../../shared/contract/types.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { TEST_LADDERS } from '../../people/skaterFields/index.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormComboBox } from '../../../forms/FormComboBox.tsx';
import { FormSelect } from '../../../forms/FormSelect.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';

interface AttestValues {
  /** The index of the person in the entry. */
  person: string;
  level: string;
}

const LEVELS = TEST_LADDERS.flatMap(({ ladder: discipline, levels }) =>
  levels.map((level) => ({ value: level, label: level, detail: discipline })),
);

interface AttestFormProps {
  readonly record: EntryRecord;
  /** Called with the server's answer after attesting, without one on cancel. */
  readonly onDone: (attested?: DataOf<'vouchLevel'>) => void;
}

/** A head coach attests the level of a person in the entry. */
export function AttestForm({ record, onDone }: AttestFormProps) {
  const { t } = useTranslation('eligibility');
  const { id: entryId, competitionId, people, version, checks } = record;
  // The level that a finding questions, if there is one.
  const questionedLevel = checks.find(({ rule }) => rule === 'level')?.facts['level'];
  const isKnown = LEVELS.some(({ value }) => value === questionedLevel);
  const toRequest = ({ person, level }: AttestValues): BodyOf<'vouchLevel'> => ({
    person: Number(person),
    level,
    version,
  });
  const form = useContractForm<AttestValues>({
    defaultValues: { person: '0', level: isKnown ? String(questionedLevel) : '' },
    resolver: contractResolver<AttestValues>('vouchLevel', { toRequest }),
    errorMessage,
    onSubmit: async (values) => {
      const { data } = await call('vouchLevel', {
        params: { competitionId, entryId },
        body: toRequest(values),
      });
      showToast(t('vouches.done', { level: values.level }));
      onDone(data);
    },
  });
  return (
    <Form
      form={form}
      label={t('vouches.action')}
      submitLabel={t('vouches.save')}
      actions={<Button onClick={() => onDone()}>{t('vouches.cancel')}</Button>}
    >
      <p>{t('vouches.text')}</p>
      {people.length > 1 ? (
        <FormSelect<AttestValues>
          name="person"
          label={t('vouches.person')}
          options={people.map(({ fullName }, index) => ({ value: String(index), label: fullName }))}
        />
      ) : null}
      <FormComboBox<AttestValues> name="level" label={t('vouches.level')} options={LEVELS} />
    </Form>
  );
}
