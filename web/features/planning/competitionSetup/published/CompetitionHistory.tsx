import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { usePages } from '../../../../api/usePages.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { useFormValueText } from '../../../entering/formBuilder/index.ts';
import { HistoryList } from '../../../../table/history/HistoryList.tsx';
import type { HistoryWords } from '../../../../table/history/FieldChanges.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { useCompetitionWords, useFieldName } from './useCompetitionWords.ts';

interface CompetitionHistoryProps {
  readonly competition: Pick<Competition, 'id' | 'name' | 'timeZone' | 'currency'>;
  readonly rinks: readonly Rink[];
  readonly onClose: () => void;
}

export function CompetitionHistory({ competition, rinks, onClose }: CompetitionHistoryProps) {
  const { t } = useTranslation('history');
  const list = usePages('listCompetitionHistory', { params: { competitionId: competition.id } });
  const isOfCompetition = useFieldName();
  const own = useCompetitionWords(rinks, competition.timeZone);
  const ofForm = useFormValueText(competition);
  const wordsOf = ([field = '']: readonly string[]) => (isOfCompetition(field) ? own : ofForm);
  const words: HistoryWords = {
    label: (path) => wordsOf(path).label(path),
    show: (path, value) => wordsOf(path).show(path, value),
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('title', { name: competition.name })} placement="side">
      <HistoryList list={list} subject="competition" words={words} />
    </Dialog>
  );
}
