import type { Rink } from '../../../shared/contract/rinks/rinks.ts';
import type { Option } from '../../ui/Select.tsx';

type Place = Pick<Rink, 'id' | 'name' | 'city' | 'country' | 'active'>;

const detailOf = ({ city, country }: Place) => `${city}, ${country}`;

/**
 * Rinks to choose one from, by id: those that are active.
 * @param chosen the id of the rink chosen earlier, which can stay although it is active no more
 */
export function rinkOptions(rinks: readonly Place[], chosen = ''): Option[] {
  return rinks
    .filter(({ id, active }) => active || id === chosen)
    .map((rink) => ({ value: rink.id, label: rink.name, detail: detailOf(rink) }));
}

/** Names that the home rink's field suggests; any other can be typed. */
export function homeRinkOptions(rinks: readonly Place[]): Option[] {
  return rinks
    .filter(({ active }) => active)
    .map((rink) => ({ value: rink.name, label: rink.name, detail: detailOf(rink) }));
}
