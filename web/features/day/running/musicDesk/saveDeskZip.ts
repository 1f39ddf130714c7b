import { zipSync } from 'fflate';
import { saveFile } from '../../../../table/export/exportFile.ts';
import type { DeskProgramme } from './deskDay.ts';

/** Music is compressed already. */
const STORED = { level: 0 } as const;

/**
 * Saves the files of programmes as one archive, numbered in their order, with a playlist that any player reads.
 * @returns how many files it has
 */
export async function saveDeskZip(
  programmes: readonly DeskProgramme[],
  read: (fileId: string) => Promise<Blob | null>,
): Promise<number> {
  const files: Record<string, [Uint8Array<ArrayBuffer>, typeof STORED]> = {};
  const playlist = ['#EXTM3U'];
  let number = 0;
  for (const { name, title, file } of programmes) {
    number += 1;
    const blob = file && (await read(file.fileId));
    if (!file || !blob) continue;
    const fileName = `${String(number).padStart(3, '0')} ${plainName(`${name} ${title}`)}.${file.kind}`;
    files[fileName] = [new Uint8Array(await blob.arrayBuffer()), STORED];
    playlist.push(`#EXTINF:${String(Math.round(file.seconds))},${name} - ${title}`, fileName);
  }
  const count = Object.keys(files).length;
  files['playlist.m3u8'] = [new Uint8Array(new TextEncoder().encode(`${playlist.join('\n')}\n`)), STORED];
  saveFile({ name: 'music.zip', content: new Blob([zipSync(files)], { type: 'application/zip' }) });
  return count;
}

/** A name that every disk takes. */
const plainName = (text: string) =>
  text
    .replaceAll(/[^\p{L}\p{N} .,()-]/gu, '')
    .trim()
    .slice(0, 80);
