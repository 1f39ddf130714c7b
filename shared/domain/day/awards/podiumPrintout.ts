import type { PodiumFlight, Podiums } from '../../../contract/day/results/awards.ts';
import { eventLabel } from '../../core/eventId.ts';
import type { PrintoutGroup, Printout } from '../printouts/printout.ts';
import { flightText } from '../printouts/printoutTexts.ts';
import { dayText } from '../../core/dates/dayTexts.ts';
import { clockText } from '../../planning/timeTexts.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { ordinal } from './medals.ts';

/** A sheet for each ceremony of a day: the places of its flights from the last to the first, and how names are said. */
export function podiumPrintout({ date, runs }: Pick<Podiums, 'date' | 'runs'>): Printout {
  return {
    title: 'Podium',
    textSize: 12,
    columns: [
      { heading: 'Place', share: 0.1, look: 'strong' },
      { heading: 'Name', share: 0.34, look: 'strong' },
      { heading: 'Say', share: 0.26, look: 'text' },
      { heading: 'Rink', share: 0.3, look: 'text' },
    ],
    sheets: runs.map(({ surface, number, ceremony, flights }) => ({
      title: `Awards at ${clockText(secondsOfTime(ceremony.time))}`,
      detail: [dayText(date), surface, `Run ${String(number)}`].join(' · '),
      groups: flights.map(groupOf),
    })),
  };
}

function groupOf({ event, part, result }: PodiumFlight): PrintoutGroup {
  return {
    heading: flightText(eventLabel(event.format, event.level), part),
    before: result ? [] : ['Result: not yet.'],
    rows: (result?.places ?? []).map(({ place, name, sayAs, rink }) => [ordinal(place), name, sayAs, rink]),
    after: [],
  };
}
