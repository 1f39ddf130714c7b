import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { requestQuery } from '../../../api/queries.ts';
import { formatDays } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Select } from '../../../ui/Select.tsx';
import { COMPETITION_PARAMETER } from './competitionChoice.ts';
import { useChosenCompetition } from './useChosenCompetition.ts';

/** Chooses the competition of the lists, kept in the address. */
export function CompetitionChoice() {
  const { t } = useTranslation(['layout', 'menu']);
  const [, setSearch] = useSearchParams();
  const competitions = useQuery(requestQuery('listCompetitions'));
  const { competition } = useChosenCompetition();
  const listed = competitions.data ?? [];
  // An archived competition is not in the list, but may be the one shown.
  const isListed = !competition || listed.some(({ id }) => id === competition.id);
  return (
    <Select
      label={t('competition')}
      placeholder={t('menu:choose')}
      value={competition?.id ?? null}
      options={(isListed ? listed : [competition, ...listed]).map(({ id, name, startDate, endDate }) => ({
        value: id,
        label: name,
        detail: formatDays(startDate, endDate),
      }))}
      onChange={(chosen) => setSearch({ [COMPETITION_PARAMETER]: chosen })}
    />
  );
}
