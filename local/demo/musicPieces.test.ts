import { expect, it } from 'vitest';
import { judgeUpload } from '../../functions/services/entering/music/judgeUpload.ts';
import { demoPiece } from './musicPieces.ts';

it.each([0, 5, 11])('piece %i is what the music doctor says of it', async (number) => {
  const { bytes, kind, seconds, from, to, lufs } = demoPiece(number, 58);
  const judged = await judgeUpload(bytes, 'piece.wav');
  expect(judged).toMatchObject({ kind, seconds, findings: [] });
  expect(Math.abs(judged.from - from) + Math.abs(judged.to - to)).toBeLessThan(0.2);
  expect(Math.abs(judged.lufs - lufs)).toBeLessThan(1);
});

it('no piece is another’s', async () => {
  const hashes = await Promise.all(
    Array.from(
      { length: 70 },
      async (_, number) => (await judgeUpload(demoPiece(number, 4).bytes, 'a.wav')).soundHash,
    ),
  );
  expect(new Set(hashes).size).toBe(70);
});
