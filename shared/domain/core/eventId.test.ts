import { describe, expect, it } from 'vitest';
import { eventId, eventLabel } from './eventId.ts';

describe('eventId', () => {
  it('uses plain letters and digits if the names have any', () => {
    expect(eventId('Freestyle', 'Freestyle 4')).toBe('freestyle.freestyle-4');
    expect(eventId('Spotlight, light entertainment', ' Élite (A+) ')).toBe(
      'spotlight-light-entertainment.elite-a',
    );
  });

  it('distinguishes levels in every script', () => {
    const ids = ['初級', '中級', 'ハード', 'バード', '초급', '중급', 'Начальный', 'ระดับต้น'].map((level) =>
      eventId('自由滑', level),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toBe('自由滑.初級');
  });

  it.each(['\uFDFA', '½', 'ﬃ', '𝒜', '漢'])('is short enough to be sent back, made only of %s', (letter) => {
    const name = letter.repeat(80 / letter.length);
    const id = eventId(name, name);
    expect(id.length).toBeLessThan(200);
    expect(id.isWellFormed()).toBe(true);
  });
});

describe('eventLabel', () => {
  it('adds the format only if the level does not begin with it', () => {
    expect(eventLabel('Freestyle', 'Freestyle 4')).toBe('Freestyle 4');
    expect(eventLabel('Artistic', 'Freestyle 4')).toBe('Artistic · Freestyle 4');
  });
});
