import type { FlightsModel } from '../useFlightsModel.ts';
import { useFlightWords } from '../useFlightWords.ts';
import type { EventView } from '../view/flightsView.ts';
import type { Host } from '../view/hosts.ts';

/** Says of a flight what joining it would break, or how it looks now. */
export function useHostDetail({ findRow }: FlightsModel, { crowd }: EventView) {
  const words = useFlightWords();
  return ({ view: { flight }, broken }: Host): string => {
    if (broken.length > 0) return broken.map(words.ruleText).join('. ');
    const rows = flight.programmes.map(findRow);
    return [words.crowd(crowd, rows.length), words.ages(rows)].filter(Boolean).join(' · ');
  };
}
