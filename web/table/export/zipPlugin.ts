import type { Plugin } from 'vite';

const IN_WORKERS = /write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/;

/**
 * Has the writer of spreadsheets zip on the page itself. It zips parts of more than 160 kB in workers
 * that it starts from blob URLs, which our content security policy refuses: a list of some hundred rows
 * would never be written.
 */
export function zipPlugin(): Plugin {
  return {
    name: 'zip-on-the-page',
    load: (id) =>
      IN_WORKERS.test(id)
        ? "import zip from './zipToArrayBufferSync.js';\nexport default async (files) => zip(files);\n"
        : null,
  };
}
