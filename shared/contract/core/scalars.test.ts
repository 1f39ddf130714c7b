import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { email, instant, text, timeZone, version, lines } from './scalars.ts';

const codeOf = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('text', () => {
  it.each(['Zoë Ångström', '陳 美玲', 'O’Neil-Ng 3rd', '😀', '  trimmed\n'])('accepts %j', (value) => {
    expect(codeOf(text(), value)).toBeUndefined();
  });

  it.each(['two\nlines', 'a\tb', 'a\u0000b', 'half \uD800 a pair', 'abc\u202Edef', '\u200B\u200B'])(
    'refuses %j',
    (value) => {
      expect(codeOf(text(), value)).toBe('MustValid');
    },
  );
});

describe('email', () => {
  it.each(['a\u0000b@c.example', 'a\u200Bb@c.example', 'a\u202E@c.example', 'a\uD800@c.example', 'a@b..c'])(
    'refuses %j',
    (value) => {
      expect(codeOf(email, value)).toBe('MustEmail');
    },
  );

  it('is stored in lower case', () => {
    expect(email.parse(' Parent@Rinkside.example ')).toBe('parent@rinkside.example');
  });

  it('is the same for a composed and a decomposed accent', () => {
    expect(email.parse('ren\u0065\u0301@rinkside.example')).toBe('ren\u00E9@rinkside.example');
  });
});

describe('instant', () => {
  it('is converted to UTC', () => {
    expect(instant.parse('2026-12-06T23:59:00+08:00')).toBe('2026-12-06T15:59:00.000Z');
  });

  it.each([
    '2026-02-30T10:00:00Z',
    '9999-12-31T23:59:00-23:59',
    '0000-01-01T00:00:00Z',
    '2026-12-06',
    '2026-12-06T10:00:00+99:99',
  ])('refuses %s', (value) => {
    expect(codeOf(instant, value)).toBe('MustValid');
  });

  it.each(['1900-01-01T00:00:00+10:00', '2100-12-31T23:59:59-10:00'])(
    'refuses %s, whose UTC form is outside the years accepted',
    (value) => {
      expect(codeOf(instant, value)).toBe('MustValid');
    },
  );
});

describe('version', () => {
  it('stays a safe integer when it is incremented', () => {
    expect(version.parse(1)).toBe(1);
    expect(codeOf(version, Number.MAX_SAFE_INTEGER)).toBe('MustValid');
    expect(codeOf(version, undefined)).toBe('NotNull');
  });
});

describe('lines', () => {
  it('normalises line ends and refuses other control characters', () => {
    const policy = lines(60);
    expect(policy.parse(' Until 1 May:\r\nall of it.\rLater: none. ')).toBe(
      'Until 1 May:\nall of it.\nLater: none.',
    );
    expect(policy.safeParse('a\tb').error?.issues[0]?.message).toBe('MustValid');
    expect(policy.safeParse('a\u202Eb').error?.issues[0]?.message).toBe('MustValid');
    expect(policy.safeParse(' \n ').error?.issues[0]?.message).toBe('NotNull');
    expect(policy.safeParse('x'.repeat(61)).error?.issues[0]?.message).toBe('MustValid');
  });
});

describe('timeZone', () => {
  it.each(['UTC', 'Europe/Paris', 'Etc/GMT+5'])('accepts %s', (zone) => {
    expect(codeOf(timeZone, zone)).toBeUndefined();
  });

  it.each(['Mars/Base', '+05:00', '-0530'])('refuses %s', (zone) => {
    expect(codeOf(timeZone, zone)).toBe('MustValid');
  });
});
