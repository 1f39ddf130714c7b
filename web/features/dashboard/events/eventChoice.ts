import { useSearchParams } from 'react-router-dom';
import { EVENT_ORDERS, EVENT_SHOWS, type EventOrder, type EventShow } from './eventGroups.ts';

/** Where the events stand on the page. */
export const EVENTS_ID = 'events';

/** Named apart from a table's own order and filters, which may stand in the same address. */
const ORDER = 'eventOrder';
export const SHOW = 'events';

/** Which events are shown and in which order, kept in the address. */
export function useEventChoice() {
  const [params, setParams] = useSearchParams();
  const order = EVENT_ORDERS.find((one) => one === params.get(ORDER)) ?? 'form';
  const show = EVENT_SHOWS.find((one) => one === params.get(SHOW)) ?? 'all';
  const set = (name: string, value: string, usual: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === usual) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    order,
    show,
    setOrder: (value: EventOrder) => set(ORDER, value, 'form'),
    setShow: (value: EventShow) => set(SHOW, value, 'all'),
  };
}
