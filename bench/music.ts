import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MPEGDecoder } from 'mpg123-decoder';
import { judgeUpload } from '../functions/services/entering/music/judgeUpload.ts';
import { atMost, mebibytes, median, reported, seconds, times, type Row } from './row.ts';

const FIXTURES = path.join(import.meta.dirname, '../local/music/fixtures');
/** Without the header that counts its frames, so that a longer piece can be made of it. */
const PIECE = path.join(FIXTURES, 'variable-without-header.mp3');
const MINUTES = 6;
/** The piece lasts some seconds. */
const COPIES = { ofProgramme: 30, ofLongest: 90 } as const;
const ROUNDS = 5;
/** Of the decoder's processor time: the doctor also measures loudness, silence and likeness. */
const MOST_TIMES = 4;
const MOST_BYTES = 200 * 1024 ** 2;

/** What judging a file of music costs beside decoding it, and how much memory the longest usual file needs. */
export async function music(): Promise<Row[]> {
  const piece = readFileSync(PIECE);
  const bytes = new Uint8Array(Buffer.concat(Array.from({ length: COPIES.ofProgramme }, () => piece)));
  const [bare, judged]: [number[], number[]] = [[], []];
  let length = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(
      await processorTime(async () => {
        const decoder = new MPEGDecoder();
        await decoder.ready;
        const { samplesDecoded, sampleRate } = decoder.decode(bytes);
        length = samplesDecoded / sampleRate;
        decoder.free();
      }),
    );
    judged.push(await processorTime(() => judgeUpload(bytes, 'piece.mp3')));
  }
  const aMinute = (figures: readonly number[]) => median(figures) / (length / 60);
  return [
    reported('the bare decoder, processor time of a minute of music', seconds(aMinute(bare))),
    reported('the music doctor, processor time of a minute of music', seconds(aMinute(judged))),
    atMost('the music doctor beside the bare decoder', median(judged) / median(bare), MOST_TIMES, times),
    atMost(
      `memory to judge ${String(MINUTES)} minutes, beside the same process without it`,
      memoryOf(true) - memoryOf(false),
      MOST_BYTES,
      mebibytes,
    ),
  ];
}

/** Seconds of processor time. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

/** The most memory of a process of its own, in bytes. */
function memoryOf(isJudging: boolean): number {
  const service = path.join(import.meta.dirname, '../functions/services/entering/music/judgeUpload.ts');
  const script = `
    const { judgeUpload } = await import(${JSON.stringify(service)});
    const { readFileSync } = await import('node:fs');
    const piece = readFileSync(${JSON.stringify(PIECE)});
    const whole = new Uint8Array(Buffer.concat(Array.from({ length: ${String(COPIES.ofLongest)} }, () => piece)));
    if (${String(isJudging)}) {
      const { seconds } = await judgeUpload(whole, 'piece.mp3');
      if (seconds < ${String(MINUTES * 60)}) throw new Error(\`Only \${seconds} s were judged\`);
    }
    console.log(process.resourceUsage().maxRSS * 1024);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', script]));
}
