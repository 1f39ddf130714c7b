import { usePages } from '../../../../api/usePages.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { useFormValueText } from '../useFormValueText.ts';
import { HistoryList } from '../../../../table/history/HistoryList.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Text } from '../../../../ui/Text.tsx';
import type { CompetitionOfForm } from '../useCompetitionOfForm.ts';

/** The history of the form, without the competition's other changes. */
export function FormHistory({ competition }: { readonly competition: CompetitionOfForm }) {
  const { t } = useTranslation('formBuilder');
  const words = useFormValueText(competition);
  const list = usePages('listCompetitionHistory', { params: { competitionId: competition.id } });
  const rows = list.rows.filter(({ subject }) => subject === 'form');
  return (
    <Card as="section" gap={3}>
      <Text as="h2" size="xl">
        {t('history.title')}
      </Text>
      <HistoryList list={{ ...list, rows }} subject="form" words={words} />
    </Card>
  );
}
