import type { Translator } from '../../../i18n/Translator.ts';
import type { Awards } from '../../../../shared/contract/day/results/awards.ts';
import { allOf, ordinal, withSpare } from '../../../../shared/domain/day/awards/medals.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import type { ExportColumn } from '../../../table/export/exportValue.ts';

export interface MedalRow {
  readonly name: string;
  /** Null in a sum that has no flights of its own. */
  readonly flights: number | null;
  readonly medals: readonly number[];
  readonly isSum: boolean;
}

/** All events first, with and without the spare medals, then event by event. */
export function medalRows(
  { events, medals, sparePercent }: Pick<Awards, 'events' | 'medals' | 'sparePercent'>,
  t: Translator<'awards'>,
): MedalRow[] {
  const flights = events.reduce((sum, event) => sum + event.flights, 0);
  return [
    { name: t('medals.everyEvent'), flights, medals, isSum: true },
    {
      name: t('medals.withSpare', { percent: sparePercent }),
      flights: null,
      medals: withSpare(medals, sparePercent),
      isSum: true,
    },
    ...events.map((event) => ({
      name: eventLabel(event.format, event.level),
      flights: event.flights,
      medals: event.medals,
      isSum: false,
    })),
  ];
}

export const medalColumns = (places: number, t: Translator<'awards'>): ExportColumn<MedalRow>[] => [
  { heading: t('medals.event'), value: ({ name }) => name },
  { heading: t('medals.flights'), value: ({ flights }) => flights },
  ...Array.from({ length: places }, (_, index) => ({
    heading: ordinal(index + 1),
    value: ({ medals }: MedalRow) => medals[index] ?? 0,
  })),
  { heading: t('medals.all'), value: ({ medals }) => allOf(medals) },
];
