import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../../../shared/contract/routes.ts';
import { NO_RINK, rinkRequest, rinkValues } from './rinkValues.ts';

const rink = {
  id: '1',
  name: 'Lantern Bay Ice Palace',
  shortName: 'Lantern Bay',
  city: 'Kowloon',
  country: 'Hong Kong',
  address: 'Level 3\n18 Ferry Road',
  timeZone: 'Asia/Hong_Kong',
  logo: '/images/demo/rink-lantern-bay.svg',
  contactName: 'Leung Ka Wing',
  contactEmail: 'office@lantern-bay.example',
  contactPhone: '+852 5550 0118',
  isi: 'HK1042',
  expDate: '2027-08-31',
  active: true,
  uses: 3,
  version: 4,
};

describe('rink form values', () => {
  it('are sent back unchanged', () => {
    const { id: _id, active: _active, uses: _uses, version: _version, ...fields } = rink;
    expect(rinkRequest(rinkValues(rink))).toEqual(fields);
    expect(ROUTES.createRink.body.parse(fields)).toEqual(fields);
  });

  it('become null if empty', () => {
    const least = { ...NO_RINK, name: 'Pond', city: 'Oulu', country: 'Finland', timeZone: 'Europe/Helsinki' };
    const body = rinkRequest({ ...least, address: ' \n ' });
    expect(body).toMatchObject({ shortName: null, address: null, isi: null, expDate: null, logo: null });
    expect(ROUTES.createRink.body.safeParse(body).success).toBe(true);
  });
});
