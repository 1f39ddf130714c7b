import { describe, expect, it } from 'vitest';
import { homeRinkOptions, rinkOptions } from './rinkOptions.ts';

const rink = (id: string, active: boolean) => ({
  id,
  name: `Rink ${id}`,
  city: 'Oulu',
  country: 'Finland',
  active,
});
const RINKS = [rink('1', true), rink('2', false), rink('3', false)];

describe('rinkOptions', () => {
  it('offers the active rinks', () => {
    expect(rinkOptions(RINKS)).toEqual([{ value: '1', label: 'Rink 1', detail: 'Oulu, Finland' }]);
    expect(homeRinkOptions(RINKS).map(({ value }) => value)).toEqual(['Rink 1']);
  });

  it('offers an inactive rink that was chosen earlier', () => {
    expect(rinkOptions(RINKS, '3').map(({ value }) => value)).toEqual(['1', '3']);
  });
});
