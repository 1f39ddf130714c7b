import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendarFile.ts';
import { escapedText, folded } from './calendarText.ts';

/** Decodes text as a calendar program does (RFC 5545, section 3.3.11). */
const unescaped = (value: string) =>
  value.replaceAll(/\\([\\;,nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));

const unfolded = (file: string) => file.replaceAll('\r\n ', '');

const event: CalendarEvent = {
  uid: '01KC@rinkside',
  summary: 'Skate Asia 2026',
  description: 'Frozen Fairytales',
  location: 'Mega Ice, Hong Kong',
  url: 'https://rinkside.example/competitions/01KC',
  when: { first: '2026-12-04', last: '2026-12-31' },
};
const edition = { changedAt: '2026-11-01T09:30:15.250Z', sequence: 3 };
const linesOf = (events: CalendarEvent[]) => unfolded(calendarFile(events, edition)).split('\r\n');

/** Any text in any script, including the special characters of the format. */
const texts = fc
  .array(
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(',', ';', '\\', '\n', ':', '氷', '⛸️', 'é')),
  )
  .map((parts) => parts.join(''))
  .filter((text) => !/(?!\n)\p{Cc}|\p{Cs}/u.test(text));

describe('a text', () => {
  it('reads back as it was written', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(unescaped(escapedText(text))).toBe(text);
        expect(escapedText(text)).not.toContain('\n');
      }),
    );
  });

  it('cannot add a line to the file', () => {
    const summary = 'Cup\r\nBEGIN:VEVENT\r\nSUMMARY:Another\u0007';
    const lines = linesOf([{ ...event, summary }]);
    expect(lines).toContain(String.raw`SUMMARY:Cup\nBEGIN:VEVENT\nSUMMARY:Another`);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });
});

describe('a line', () => {
  it('is folded at 75 octets, never within a character, and can be unfolded', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const line = `DESCRIPTION:${escapedText(text)}`;
        const parts = folded(line).split('\r\n');
        for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
        expect(parts.slice(1).every((part) => part.startsWith(' '))).toBe(true);
        expect(Buffer.from(parts.join('')).toString()).toBe(parts.join(''));
        expect(unfolded(folded(line))).toBe(line);
      }),
    );
  });

  it('of exactly 75 octets stays whole', () => {
    expect(folded('x'.repeat(75))).toBe('x'.repeat(75));
    expect(folded('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });
});

describe('a calendar file', () => {
  it('has whole days, the last one included, across the end of a year', () => {
    expect(linesOf([event])).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Rinkside//Rinkside//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:01KC@rinkside',
      'DTSTAMP:20261101T093015Z',
      'SEQUENCE:3',
      'DTSTART;VALUE=DATE:20261204',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Skate Asia 2026',
      'DESCRIPTION:Frozen Fairytales',
      String.raw`LOCATION:Mega Ice\, Hong Kong`,
      'URL:https://rinkside.example/competitions/01KC',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has instants in UTC, with a reminder if requested', () => {
    const lines = linesOf([{ ...event, when: { at: '2026-11-22T10:00:00.000Z' }, remindDays: 2 }]);
    expect(lines).toContain('DTSTART:20261122T100000Z');
    expect(lines).toContain('TRIGGER:-P2D');
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([]);
  });

  it('ends every line with CR and LF', () => {
    fc.assert(
      fc.property(texts, (description) => {
        const file = calendarFile([{ ...event, description }], edition);
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
    );
  });
});

describe('a feed', () => {
  const flight: CalendarEvent = {
    ...event,
    when: { from: '2027-01-06T01:00:00.000Z', until: '2027-01-06T01:15:30.000Z' },
    edition: { changedAt: '2027-01-02T00:00:00.000Z', sequence: 7 },
  };

  it('says what it is called and that it may change within the hour', () => {
    const lines = unfolded(calendarFile([flight], edition, 'Our skating')).split('\r\n');
    for (const line of [
      'METHOD:PUBLISH',
      'NAME:Our skating',
      'X-WR-CALNAME:Our skating',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
    ])
      expect(lines).toContain(line);
    expect(linesOf([flight])).not.toContain('METHOD:PUBLISH');
  });

  it('has each event from its first to its last second, in its own edition', () => {
    const lines = linesOf([flight]);
    expect(lines).toContain('DTSTART:20270106T010000Z');
    expect(lines).toContain('DTEND:20270106T011530Z');
    expect(lines).toContain('SEQUENCE:7');
    expect(lines).toContain('DTSTAMP:20270102T000000Z');
    expect(lines.filter((line) => line.startsWith('STATUS'))).toEqual([]);
  });

  it('keeps a cancelled event, marked as such', () => {
    expect(linesOf([{ ...flight, isCancelled: true }])).toContain('STATUS:CANCELLED');
  });
});
