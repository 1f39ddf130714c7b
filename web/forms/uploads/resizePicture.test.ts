import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitSize } from './resizePicture.ts';

const side = fc.integer({ min: 1, max: 20_000 });

it('fits, keeps its proportions, and is never enlarged', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fitted = fitSize({ width, height }, 1_600);
      expect(Math.max(fitted.width, fitted.height)).toBe(Math.min(1_600, Math.max(width, height)));
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
      const scale = Math.max(fitted.width, fitted.height) / Math.max(width, height);
      expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs(fitted.height - height * scale)).toBeLessThanOrEqual(1);
    }),
  );
});

it('makes a phone’s photo small enough to send', () => {
  expect(fitSize({ width: 3_024, height: 4_032 }, 1_600)).toEqual({ width: 1_200, height: 1_600 });
});
