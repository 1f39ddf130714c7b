import { useSearchParams } from 'react-router-dom';
import { useChangeSearch } from '../../../../ui/useChangeSearch.ts';
import { EVENT_ORDERS, EVENT_SHOWS, type EventOrder, type EventShow } from './eventGroups.ts';

export const EVENTS_ID = 'events';

/** Differs from a table's parameters, which may be in the same address. */
const ORDER = 'eventOrder';
export const SHOW = 'events';

/** The filter and order of events, kept in the address. */
export function useEventChoice() {
  const [params] = useSearchParams();
  const changeSearch = useChangeSearch();
  const order = EVENT_ORDERS.find((one) => one === params.get(ORDER)) ?? 'form';
  const show = EVENT_SHOWS.find((one) => one === params.get(SHOW)) ?? 'all';
  const set = (name: string, value: string, usual: string) =>
    changeSearch({ [name]: value === usual ? '' : value }, { replace: true, preventScrollReset: true });
  return {
    order,
    show,
    setOrder: (value: EventOrder) => set(ORDER, value, 'form'),
    setShow: (value: EventShow) => set(SHOW, value, 'all'),
  };
}
