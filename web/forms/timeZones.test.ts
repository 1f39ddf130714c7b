import { describe, expect, it } from 'vitest';
import countries from '../../shared/data/countries.json' with { type: 'json' };
import countryTimeZones from '../../shared/data/countryTimeZones.json' with { type: 'json' };
import { isTimeZone } from '../../shared/domain/registration/timeZone.ts';
import { timeZoneOf, timeZoneOptions } from './timeZones.ts';

describe('the time zone of a country', () => {
  it('is known where the country has one clock', () => {
    expect(timeZoneOf('Finland')).toBe('Europe/Helsinki');
    expect(timeZoneOf('Korea, Republic of')).toBe('Asia/Seoul');
    for (const country of ['United States', 'Canada', 'Australia', 'Atlantis', '']) {
      expect(timeZoneOf(country)).toBeNull();
    }
  });

  it('is a zone that exists, of a country of the list', () => {
    for (const [country, zone] of Object.entries(countryTimeZones)) {
      expect(countries).toContain(country);
      expect(isTimeZone(zone), zone).toBe(true);
    }
  });

  it('can be chosen', () => {
    const values = timeZoneOptions().map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(values).toEqual(expect.arrayContaining(['UTC', ...Object.values(countryTimeZones)]));
  });
});
