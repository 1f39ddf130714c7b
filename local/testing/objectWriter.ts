import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ObjectFiles } from '../objects/objectFiles.ts';

// Puts objects without end, new keys and one repeated key, and reports each stored one.
const [, , directory = ''] = process.argv;
const files = new ObjectFiles(directory, ['pictures']);

async function write(writer: number): Promise<void> {
  for (let number = 0; ; number += 1) {
    const key = number % 3 === 0 ? `images/${writer}` : `images/${writer}-${number}`;
    const body = Buffer.alloc(40_000 + number, `${writer}-${number} `);
    const what = { key, attributes: { contentType: 'image/png' }, announced: { bytes: body.length } };
    await files.put('pictures', what, Readable.from([body.subarray(0, 30_000), body.subarray(30_000)]));
    process.stdout.write(`${key} ${createHash('sha256').update(body).digest('hex')}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
