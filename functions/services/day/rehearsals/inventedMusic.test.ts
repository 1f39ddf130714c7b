import { expect, it } from 'vitest';
import { judgeUpload } from '../../entering/music/judgeUpload.ts';
import { inventedPiece } from '../../../../shared/domain/day/rehearsal/inventedMusic.ts';

it.each([0, 5, 11])('piece %i is what the music doctor says of it', async (number) => {
  const { bytes, kind, seconds, from, to, lufs } = inventedPiece(number, 58);
  const judged = await judgeUpload(bytes, 'piece.wav');
  expect(judged).toMatchObject({ kind, seconds, findings: [] });
  expect(Math.abs(judged.from - from) + Math.abs(judged.to - to)).toBeLessThan(0.2);
  expect(Math.abs(judged.lufs - lufs)).toBeLessThan(1);
});

it('no piece is another’s', async () => {
  const hashes = await Promise.all(
    Array.from(
      { length: 70 },
      async (_, number) => (await judgeUpload(inventedPiece(number, 4).bytes, 'a.wav')).soundHash,
    ),
  );
  expect(new Set(hashes).size).toBe(70);
});
