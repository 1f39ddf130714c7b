import { useSearchParams } from 'react-router-dom';

export const SHOWN = ['all', 'lone', 'changes', 'broken'] as const;
export type Shown = (typeof SHOWN)[number];

interface Place {
  readonly event?: string;
  readonly programme?: string;
  readonly show?: Shown;
  readonly q?: string;
}

/** Where the organiser is on the page, in the address, so that it can be shared and gone back to. */
export function useFlightsPlace() {
  const [search, setSearch] = useSearchParams();
  const show = SHOWN.find((one) => one === search.get('show')) ?? 'all';
  const at = (place: Place): URLSearchParams => {
    const next = new URLSearchParams(search);
    for (const key of ['event', 'programme', 'show', 'q'] as const) {
      const value = place[key] ?? '';
      if (value === '' || value === 'all') next.delete(key);
      else next.set(key, value);
    }
    return next;
  };
  const query = search.get('q') ?? '';
  return {
    eventId: search.get('event'),
    /** The programme that a search led to. */
    marked: search.get('programme'),
    show,
    query,
    /** The address of an event's flights; the filter stays. */
    toEvent: (event: string, programme?: string) =>
      `?${at({ event, show, q: query, ...(programme !== undefined && { programme }) }).toString()}`,
    /** The address of all events. */
    toAll: () => `?${at({ show, q: query }).toString()}`,
    filter: (shown: Shown) => setSearch(at({ show: shown, q: query }), { replace: true }),
    find: (typed: string) => setSearch(at({ show, q: typed }), { replace: true }),
  };
}

export type FlightsPlace = ReturnType<typeof useFlightsPlace>;
