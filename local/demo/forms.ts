import { formContents } from '../../functions/services/entering/competitions/formContents.ts';
import type { Form } from '../../shared/contract/entering/competitions/forms.ts';
import catalogue from '../../shared/data/isi-catalogue.json' with { type: 'json' };
import type { CataloguedFormat } from '../../shared/domain/entering/forms/cataloguedFormat.ts';
import { eventId } from '../../shared/domain/core/eventId.ts';

/** Prices in minor units. */
interface Prices extends Pick<
  Form,
  'firstEventPrice' | 'secondEventPrice' | 'additionalEventPrice' | 'teamPrice' | 'familyCap' | 'lateFees'
> {
  readonly id: string;
  readonly competitionId: string;
  readonly name: string;
  /** Capacities of events by id; other events have no limit. */
  readonly capacities?: Readonly<Record<string, number>>;
  /** Minutes of ice by format name; other formats have no limit. */
  readonly iceMinutes?: Readonly<Record<string, number>>;
  /** Prices of their own by format name. */
  readonly fixedPrices?: Readonly<Record<string, number>>;
  readonly questions?: Form['questions'];
}

/** Events without a confirmed source are in no demo form. */
const FORMATS = (catalogue.formats as unknown as readonly CataloguedFormat[]).filter(
  ({ unverified }) => unverified !== true,
);

/** A form of all verified ISI formats in the catalogue. */
export function catalogueForm(prices: Prices): Form {
  const { id, capacities = {}, iceMinutes = {}, fixedPrices = {}, questions = [], ...rest } = prices;
  const formats = FORMATS.map(({ format, entry, skaters, music, events }) => ({
    format,
    entry,
    skaters,
    music,
    id: null,
    iceMinutes: iceMinutes[format] ?? null,
    price: fixedPrices[format] ?? null,
    events: events.map(({ level, seconds, skaters: size = null, ages = null }) => ({
      level,
      skaters: size,
      ages,
      seconds: seconds ?? 0,
      id: null,
      capacity: capacities[eventId(format, level)] ?? null,
    })),
  }));
  return { id, ...formContents({ coupleLadder: 'own', ...rest, questions, formats }, []), version: 1 };
}

/** Events kept small by the organiser's music or ice: some of them fill up. */
export const SMALL_EVENTS: Readonly<Record<string, number>> = Object.fromEntries([
  ...[1, 2, 3, 4, 5].map((level) => [eventId('Interpretive', `Freestyle ${level}`), 30]),
  ...['Ball', 'Hoop', 'Ribbon'].map((apparatus) => [eventId('Rhythmic', apparatus), 24]),
  ...[1, 2, 3].map((level) => [eventId('Figures', `Figure ${level}`), 20]),
]);

/** All its small events fit at full capacity: the limit is there to be seen. */
export const SHORT_OF_ICE: Readonly<Record<string, number>> = { Rhythmic: 200 };
