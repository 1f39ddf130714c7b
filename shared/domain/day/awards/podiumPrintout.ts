import type { PodiumFlight, Podiums } from '../../../contract/day/results/awards.ts';
import { eventLabel } from '../../core/eventId.ts';
import type { Printout, PrintoutGroup } from '../../core/documents/printout.ts';
import { flightText } from '../printouts/printoutTexts.ts';
import { dayText } from '../../core/dates/dayTexts.ts';
import { clockText } from '../../core/dates/venueClock.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { DAY_WORDS } from '../words/dayWords.ts';
import { ordinal } from './medals.ts';

const { titles, columns, run: runText } = DAY_WORDS.printouts;
const words = DAY_WORDS.awards;

/** A sheet for each ceremony of a day: the places of its flights from the last to the first, and how names are said. */
export function podiumPrintout({
  date,
  runs,
  competition: { timeZone },
}: Pick<Podiums, 'date' | 'runs'> & {
  readonly competition: Pick<Podiums['competition'], 'timeZone'>;
}): Printout {
  return {
    title: titles.podium,
    textSize: 12,
    columns: [
      { heading: columns.place, share: 0.1, look: 'strong' },
      { heading: columns.name, share: 0.34, look: 'strong' },
      { heading: columns.sayAs, share: 0.26, look: 'text' },
      { heading: columns.rink, share: 0.3, look: 'text' },
    ],
    sheets: runs.map(({ surface, number, ceremony, flights }) => ({
      title: ceremony.hasNoIce
        ? words.ceremonyWithoutIce
        : words.ceremony(clockText(secondsOfTime(ceremony.time), timeZone)),
      detail: [dayText(date), surface, runText(number)].join(' · '),
      groups: flights.map(groupOf),
    })),
  };
}

function groupOf({ event, part, result }: PodiumFlight): PrintoutGroup {
  return {
    heading: flightText(eventLabel(event.format, event.level), part),
    before: linesBefore(result),
    rows: (result?.places ?? []).map(({ place, name, sayAs, rink }) => [ordinal(place), name, sayAs, rink]),
    after: [],
  };
}

/** An order that the ceremony did not have says so. */
function linesBefore(result: PodiumFlight['result']): string[] {
  if (!result) return [words.noResult];
  const { awarded, version } = result;
  return awarded && awarded.version !== version ? [words.correctedSince(awarded.version, version)] : [];
}
