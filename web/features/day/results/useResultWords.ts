import type { ResultList } from '../../../../shared/contract/day/results/publicResults.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { SpokenLines } from '../../../ui/SpokenChanges.tsx';

/** What a screen reader is told when a flight's result is posted or corrected. */
export function useResultWords({ events }: Pick<ResultList, 'events'>): SpokenLines {
  const { t } = useTranslation('results');
  const lines = events.flatMap(({ id, format, level, podiums }) =>
    podiums.map(({ number, of, postedAt, correctedAt }) => {
      const event = eventLabel(format, level);
      const flight = of > 1 ? `${event}, ${t('flightOf', { number, of })}` : event;
      const key = `${id} ${String(number)} ${correctedAt ?? postedAt}`;
      return [key, t(correctedAt === null ? 'said.posted' : 'said.corrected', { flight })] as const;
    }),
  );
  return new Map(lines);
}
