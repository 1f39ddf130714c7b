import { describe, expect, it } from 'vitest';
import countries from '../../shared/data/countries.json' with { type: 'json' };
import countryTimeZones from '../../shared/data/countryTimeZones.json' with { type: 'json' };
import { isTimeZone } from '../../shared/domain/core/dates/timeZone.ts';
import { timeZoneOf, timeZoneOptions } from './timeZones.ts';

describe('the time zone of a country', () => {
  it('is known if the country has one zone', () => {
    expect(timeZoneOf('Finland')).toBe('Europe/Helsinki');
    expect(timeZoneOf('Korea, Republic of')).toBe('Asia/Seoul');
    for (const country of ['United States', 'Canada', 'Australia', 'Atlantis', '']) {
      expect(timeZoneOf(country)).toBeNull();
    }
  });

  it('is an existing zone of a listed country', () => {
    for (const [country, zone] of Object.entries(countryTimeZones)) {
      expect(countries).toContain(country);
      expect(isTimeZone(zone), zone).toBe(true);
    }
  });

  it('can be selected', () => {
    const values = timeZoneOptions().map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(values).toEqual(expect.arrayContaining(['UTC', ...Object.values(countryTimeZones)]));
  });
});
