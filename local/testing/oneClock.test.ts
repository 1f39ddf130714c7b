import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const lint = new ESLint();

/** The lint messages for one line of code in a file. */
async function clockReadings(code: string, filePath: string): Promise<number> {
  const [result] = await lint.lintText(`export const answer = ${code};\n`, { filePath });
  return (result?.messages ?? []).filter(({ message }) => message.startsWith('The clock is read')).length;
}

describe('lint', () => {
  const sides = [
    'shared/domain/rule.ts',
    'functions/entries/handler.ts',
    'web/entries/Card.tsx',
    'infra/stack.ts',
    'local/host/part.ts',
    'local/testing/helper.ts',
    'bench/measure.ts',
  ];
  it.each(sides)('refuses %s a clock of its own', async (file) => {
    expect(await clockReadings('new Date()', file)).toBe(1);
    expect(await clockReadings('Date.now()', file)).toBe(1);
    expect(await clockReadings('[1].map(Date.now)', file)).toBe(1);
    expect(await clockReadings("new Date('2026-11-22')", file)).toBe(0);
  });

  it('allows each side to read the clock in one file, and tests anywhere', async () => {
    for (const file of [
      'functions/platform/clock.ts',
      'web/clock.ts',
      'local/clock.ts',
      'web/entries/Card.test.ts',
    ])
      expect(await clockReadings('new Date()', file)).toBe(0);
  });
});
