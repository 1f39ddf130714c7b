import { afterEach, describe, expect, it, vi } from 'vitest';
import { currencySymbol, formatShare } from './adminFormats.ts';
import { formatDistance, formatRecent } from './distance.ts';
import {
  formatAmount,
  formatDay,
  formatInstant,
  formatNumber,
  formatReadersTime,
  zoneElsewhere,
  formatTime,
} from './formats.ts';

const readBy = (...languages: string[]) => vi.stubGlobal('navigator', { languages });
afterEach(() => vi.unstubAllGlobals());

/** Replaces spaces of any width by plain ones. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('figures and amounts', () => {
  it.each([
    ['en-US', '$1,234.56', '¥123,456', 'KWD 123.456', '1,155', '71%'],
    ['de-DE', '1.234,56 $', '123.456 ¥', '123,456 KWD', '1.155', '71 %'],
    ['ja-JP', '$1,234.56', '￥123,456', 'KWD 123.456', '1,155', '71%'],
  ])('are written as a reader of %s expects, though the page is English', (locale, ...expected) => {
    readBy(locale, 'en');
    const shown = [
      ...['USD', 'JPY', 'KWD'].map((currency) => formatAmount(123_456, currency)),
      formatNumber(1_155),
      formatShare(0.719),
    ];
    expect(shown.map(plain)).toEqual(expected);
  });

  it('are in the page’s language if the reader’s is unknown', () => {
    readBy('xx-unknown');
    expect(formatAmount(123_456, 'USD')).toBe('$1,234.56');
    readBy();
    expect(formatNumber(1_155)).toBe('1,155');
  });

  it('show the currency as the reader knows it', () => {
    readBy('en-US');
    expect([currencySymbol('HKD'), currencySymbol('USD'), currencySymbol('JPY')]).toEqual(['HK$', '$', '¥']);
    readBy('en-HK');
    expect(currencySymbol('USD')).toBe('US$');
  });

  it('never round a share up to 100 %', () => {
    readBy('en-US');
    expect([0.57, 0.9999, 1, 1.054].map(formatShare)).toEqual(['57%', '99%', '100%', '105%']);
  });
});

it.each([
  ['en-US', ['4:45 PM', '9:05 AM', '12:05 AM'], 'Sun, Nov 22, 2026, 6:00 PM GMT+8'],
  ['en-GB', ['16:45', '09:05', '00:05'], 'Sun, 22 Nov 2026, 18:00 GMT+8'],
  ['de-DE,en-US', ['16:45', '09:05', '00:05'], 'Sun, Nov 22, 2026, 18:00 GMT+8'],
  ['en-US,de-DE', ['4:45 PM', '9:05 AM', '12:05 AM'], 'Sun, Nov 22, 2026, 6:00 PM GMT+8'],
])('a clock of %s has as many hours as its readers count', (locale, clocks, instant) => {
  readBy(...locale.split(','));
  const shown = [formatTime('16:45:30'), formatTime('09:05'), formatTime('23:50:00', 900)];
  expect(shown.map(plain)).toEqual(clocks);
  expect(plain(formatInstant('2026-11-22T10:00:00Z', 'Asia/Hong_Kong'))).toBe(instant);
  expect(formatTime('16:45')).not.toContain(' ');
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(formatReadersTime('2026-11-22T10:00:00Z', own).isVenues).toBe(true);
  const elsewhere = ['Asia/Hong_Kong', 'America/New_York'].find((zone) => zone !== own) ?? '';
  expect(formatReadersTime('2026-11-22T10:00:00Z', elsewhere).isVenues).toBe(false);
});

it('names the venue’s zone where the reader’s clock shows another time', () => {
  readBy('en-US');
  const at = new Date('2026-11-22T10:00:00Z');
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(zoneElsewhere(own, at)).toBe(null);
  const elsewhere = {
    'Asia/Hong_Kong': /^Hong Kong .*Time \(GMT\+8\)$/,
    'America/Chicago': /^Central Time \(GMT-6\)$/,
  };
  for (const [zone, name] of Object.entries(elsewhere).filter(([zone]) => zone !== own))
    expect(zoneElsewhere(zone, at)).toMatch(name);
});

it('what happened in the last hour is told by its distance', () => {
  readBy('en-US');
  const now = new Date('2026-11-22T10:00:00Z');
  const shown = ['09:59:30', '09:55:00', '09:00:30', '09:00:00'].map((time) =>
    formatRecent(`2026-11-22T${time}Z`, 'UTC', now),
  );
  const date = formatInstant('2026-11-22T09:00:00Z', 'UTC');
  expect(shown).toEqual(['just now', '5 minutes ago', '59 minutes ago', date]);
  expect(formatDistance('2026-11-22T10:00:30Z', now)).toBe('just now');
});

it('dates are in the page’s language, in the reader’s own order', () => {
  readBy('de-DE', 'en-GB');
  expect(formatDay('2026-12-04')).toBe('4 Dec 2026');
});

it('a browser with an invalid language tag gets the page’s formats instead of an error', () => {
  readBy('en-US@posix');
  expect([formatDay('2026-12-04'), formatNumber(1_155)]).toEqual(['Dec 4, 2026', '1,155']);
});
