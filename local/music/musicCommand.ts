import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { decodeMp3 } from '../../functions/platform/music/decodeMp3.ts';
import { inspectMusic } from '../../shared/domain/entering/music/inspectMusic.ts';

/*
 * `npm run music -- FILE [--seconds N]`: what is right and wrong with a file of music, as one line of JSON. Each verdict ends
 * with 0; a wrong call with 1 and a sentence.
 */
const USAGE = 'Usage: npm run music -- FILE [--seconds N], N being the seconds that the event allows';

try {
  const { file, limit } = called(process.argv.slice(2));
  const bytes = readFileSync(file);
  const extension = extname(file).slice(1).toLowerCase();
  const { verdict, kind, sound, findings } = await inspectMusic({ bytes, extension, limit }, decodeMp3);
  const printed = {
    verdict,
    kind,
    seconds: sound && rounded(sound.seconds, 100),
    music: sound?.music ? { from: rounded(sound.music.from, 100), to: rounded(sound.music.to, 100) } : null,
    lufs: sound?.lufs === null || sound === null ? null : rounded(sound.lufs, 10),
    findings: findings.map(({ code, at, to }) => ({
      code,
      ...(at !== undefined && { at: rounded(at, 100) }),
      ...(to !== undefined && { to: rounded(to, 100) }),
    })),
  };
  console.log(JSON.stringify(printed));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/** @throws Error with a sentence for a call without one file, or with seconds that are no positive number */
function called(args: string[]): { readonly file: string; readonly limit: number | null } {
  const { values, positionals } = parseArgs({
    args,
    options: { seconds: { type: 'string' } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(USAGE);
  const limit = values.seconds === undefined ? null : Number(values.seconds);
  if (limit !== null && !(limit > 0 && Number.isFinite(limit))) throw new Error(USAGE);
  return { file, limit };
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
