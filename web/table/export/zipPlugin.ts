import type { Plugin } from 'vite';

const IN_WORKERS = /write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/;
const CLEANING =
  /write-excel-file\/modules\/xml\/(escapeXmlSpecialCharacters|removeInvalidXmlCharacters)\.js$/;

/** The beginning of the writer's two functions that clean each name and value of its XML. */
const BEGINNING = /export default function \w+\(string(, _ref)?\) \{/;

/**
 * Makes the spreadsheet writer zip in its own thread. It zips parts of more than 160 kB in workers from blob
 * URLs, which our content security policy refuses, so a list of some hundred rows could not be saved. It also
 * replaces seven times in each name and value of its XML: most have nothing to replace.
 */
export function zipPlugin(): Plugin {
  return {
    name: 'zip-in-its-thread',
    load: (id) =>
      IN_WORKERS.test(id)
        ? "import zip from './zipToArrayBufferSync.js';\nexport default async (files) => zip(files);\n"
        : null,
    transform: (code, id) =>
      CLEANING.test(id)
        ? code.replace(
            BEGINNING,
            (start) => `${start}\n  if (/^[\\w .,:;()#/+-]*$/.test(string)) return string;`,
          )
        : null,
  };
}
