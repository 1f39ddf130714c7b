import type { Rink } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import type { Option } from '../../../ui/Select.tsx';

type Place = Pick<Rink, 'id' | 'name' | 'city' | 'country' | 'active'>;

const detailOf = ({ city, country }: Place) => `${city}, ${country}`;

/**
 * The active rinks as options, by id.
 * @param chosen the id of the rink chosen earlier, which stays an option even if it is inactive
 */
export function rinkOptions(rinks: readonly Place[], chosen = ''): Option[] {
  return rinks
    .filter(({ id, active }) => active || id === chosen)
    .map((rink) => ({ value: rink.id, label: rink.name, detail: detailOf(rink) }));
}

/** Suggestions for the home rink, whose field takes any other name too. */
export function homeRinkOptions(rinks: readonly Place[]): Option[] {
  return rinks
    .filter(({ active }) => active)
    .map((rink) => ({ value: rink.name, label: rink.name, detail: detailOf(rink) }));
}
