import type {
  CompetitionPanels,
  ListedPanel,
  ListedSeat,
} from '../../../../shared/contract/planning/panels.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { panelClock } from './clock.ts';
import { judgeNames } from './judgeNames.ts';
import { shortEvents } from './shortEvents.ts';
import { formatList, formatWeekday } from '../../../i18n/formats.ts';

/** How seats, panels and rules are named on the organiser's pages. */
export function usePanelWords({ surfaces, judges }: Pick<CompetitionPanels, 'surfaces' | 'judges'>) {
  const { t } = useTranslation('panels');
  const names = new Map(surfaces.map(({ id, name }) => [id, name]));
  const surface = (id: string) => names.get(id) ?? id;
  const seat = (panel: ListedPanel, index: number) => {
    if (index === panel.seats.length - 1) return t('seats.referee');
    if (index === 0) return t('seats.first');
    if (index === 1) return t('seats.2');
    return index === 2 ? t('seats.3') : t('seats.number', { number: index + 1 });
  };
  const time = ({ start, end }: Pick<ListedPanel, 'start' | 'end'>, inFile = false) =>
    `${panelClock(start, inFile)}–${panelClock(end, inFile)}`;
  const place = (panel: ListedPanel, inFile = false) =>
    `${formatWeekday(panel.date)}, ${time(panel, inFile)}, ${surface(panel.surfaceId)}`;
  return {
    surface,
    judge: judgeNames(judges),
    seat,
    time,
    place,
    events: ({ flights }: Pick<ListedPanel, 'flights'>) =>
      formatList([...new Set(flights.map(({ format, level }) => eventLabel(format, level)))]),
    someEvents: ({ flights }: Pick<ListedPanel, 'flights'>) => {
      const { named, more } = shortEvents(flights);
      return more === 0 ? formatList(named) : t('panel.more', { events: named.join(', '), count: more });
    },
    reasons: ({ excluded }: ListedSeat) =>
      formatList(excluded.map(({ rule, coachIds }) => t(`ruleCounts.${rule}`, { count: coachIds.length }))),
    duration: (seconds: number) => {
      const minutes = Math.round(seconds / 60);
      const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
      if (parts.hours === 0) return t('duration.minutes', parts);
      return t(parts.minutes === 0 ? 'duration.hours' : 'duration.both', parts);
    },
  };
}

export type PanelWords = ReturnType<typeof usePanelWords>;
