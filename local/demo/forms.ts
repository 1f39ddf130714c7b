import { formContents } from '../../functions/forms/form.ts';
import type { Form } from '../../shared/contract/forms.ts';
import catalogue from '../../shared/data/isi-catalogue.json' with { type: 'json' };
import { eventId } from '../../shared/domain/events/eventId.ts';

/** Prices in minor units. */
interface Prices extends Pick<
  Form,
  'firstEventPrice' | 'secondEventPrice' | 'additionalEventPrice' | 'teamPrice' | 'lateFees'
> {
  readonly id: string;
  readonly competitionId: string;
  readonly name: string;
  /** Places of events by their ids; the others have no limit. */
  readonly capacities?: Readonly<Record<string, number>>;
  /** Minutes of ice of formats by their names; the others have no limit. */
  readonly iceMinutes?: Readonly<Record<string, number>>;
  readonly questions?: Form['questions'];
}

/** A form of all of ISI's formats, as the catalogue has them. */
export function catalogueForm(prices: Prices): Form {
  const { id, capacities = {}, iceMinutes = {}, questions = [], ...rest } = prices;
  const formats = catalogue.formats.map(
    ({ format, entry, skaters: [fewest = 1, most = 1], music, events }) => ({
      format,
      entry: entry as Form['formats'][number]['entry'],
      skaters: [fewest, most] as [number, number],
      music,
      id: null,
      iceMinutes: iceMinutes[format] ?? null,
      events: events.map((event) => ({
        ...event,
        id: null,
        capacity: capacities[eventId(format, event.level)] ?? null,
      })),
    }),
  );
  return { id, ...formContents({ ...rest, questions, formats }, []), version: 1 };
}

/** Events that the organiser's music or the ice keeps small: some of them fill up. */
export const SMALL_EVENTS: Readonly<Record<string, number>> = Object.fromEntries([
  ...[1, 2, 3, 4, 5].map((level) => [eventId('Interpretive', `Freestyle ${level}`), 30]),
  ...['Ball', 'Hoop', 'Ribbon'].map((apparatus) => [eventId('Rhythmic', apparatus), 24]),
  ...[1, 2, 3].map((level) => [eventId('Figures', `Figure ${level}`), 20]),
]);

/** All its small events full fit into it: the limit is there to be seen. */
export const SHORT_OF_ICE: Readonly<Record<string, number>> = { Rhythmic: 110 };
