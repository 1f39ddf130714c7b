import { useTranslation } from 'react-i18next';
import type { EntryRecord } from '../../../../shared/contract/entering/entries/entryRecord.ts';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { Fact, useAnswerText } from '../entries/index.ts';

export function Answers({ record }: { readonly record: EntryRecord }) {
  const { t } = useTranslation('entryRecord');
  const answerText = useAnswerText();
  if (record.answers.length === 0) return null;
  return (
    <DashboardCard title={t('answers.title')}>
      <dl>
        {record.answers.map(({ question, asked, answer }) => (
          <Fact key={question} term={asked}>
            {answerText(answer)}
          </Fact>
        ))}
      </dl>
    </DashboardCard>
  );
}
