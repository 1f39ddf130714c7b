import type { Plugin } from 'vite';

const IN_WORKERS = /write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/;

/**
 * Makes the spreadsheet writer zip in its own thread. It zips parts of more than 160 kB in workers from blob
 * URLs, which our content security policy refuses, so a list of some hundred rows could not be saved.
 */
export function zipPlugin(): Plugin {
  return {
    name: 'zip-in-its-thread',
    load: (id) =>
      IN_WORKERS.test(id)
        ? "import zip from './zipToArrayBufferSync.js';\nexport default async (files) => zip(files);\n"
        : null,
  };
}
