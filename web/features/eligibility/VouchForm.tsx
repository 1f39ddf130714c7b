import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EntryRecord } from '../../../shared/contract/entries/entryRecord.ts';
import type { BodyOf, DataOf } from '../../../shared/contract/types.ts';
import { call } from '../../api/client.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { refusalText } from '../../api/refusalText.ts';
import { TEST_LADDERS } from '../entries/index.ts';
import { Form } from '../../forms/Form.tsx';
import { FormComboBox } from '../../forms/FormComboBox.tsx';
import { FormSelect } from '../../forms/FormSelect.tsx';
import { useContractForm } from '../../forms/useContractForm.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toastStore.ts';

interface VouchValues {
  /** Index among the entry's people. */
  person: string;
  level: string;
}

const LEVELS = TEST_LADDERS.flatMap(({ ladder, levels }) =>
  levels.map((level) => ({ value: level, label: level, detail: ladder })),
);

interface VouchFormProps {
  readonly record: EntryRecord;
  /** With what was answered; without where nobody is vouched for. */
  readonly onDone: (vouched?: DataOf<'vouchLevel'>) => void;
}

/** A head coach's word for the level of somebody in the entry. */
export function VouchForm({ record, onDone }: VouchFormProps) {
  const { t } = useTranslation('eligibility');
  const queries = useQueryClient();
  const { id: entryId, competitionId, people, version, checks } = record;
  // The level in question, where there is one.
  const asked = checks.find(({ rule }) => rule === 'level')?.facts['level'];
  const isKnown = LEVELS.some(({ value }) => value === asked);
  const toBody = ({ person, level }: VouchValues): BodyOf<'vouchLevel'> => ({
    person: Number(person),
    level,
    version,
  });
  const form = useContractForm<VouchValues>({
    defaultValues: { person: '0', level: isKnown ? String(asked) : '' },
    resolver: contractResolver<VouchValues>('vouchLevel', { toBody }),
    refusalText,
    onSubmit: async (values) => {
      const { data } = await call('vouchLevel', { params: { competitionId, entryId }, body: toBody(values) });
      await queries.invalidateQueries({ queryKey: ['getEntryRecord'] });
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
        <FormSelect<VouchValues>
          name="person"
          label={t('vouches.person')}
          options={people.map(({ fullName }, index) => ({ value: String(index), label: fullName }))}
        />
      ) : null}
      <FormComboBox<VouchValues> name="level" label={t('vouches.level')} options={LEVELS} />
    </Form>
  );
}
