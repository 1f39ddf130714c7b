import type { Plugin } from 'vite';

const IN_WORKERS = /write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/;
const UNZIPPING = /read-excel-file\/modules\/zip\/unzipFromArrayBuffer\.js$/;
const CLEANING =
  /write-excel-file\/modules\/xml\/(escapeXmlSpecialCharacters|removeInvalidXmlCharacters)\.js$/;

/** The beginning of the writer's two functions that clean each name and value of its XML. */
const BEGINNING = /export default function \w+\(string(, _ref)?\) \{/;

const ASYNC_UNZIP = "import { unzip } from 'fflate';";
const SYNC_UNZIP =
  "import { unzipSync } from 'fflate';\nconst unzip = (archive, done) => done(null, unzipSync(archive));";

/**
 * Makes the spreadsheet writer zip in its own thread. It zips parts of more than 160 kB in workers from blob
 * URLs, which our content security policy refuses, so a list of some hundred rows could not be saved (decision 0089). It also
 * replaces seven times in each name and value of its XML: most have nothing to replace. The reader unzips what is larger
 * than 512 kB in the same kind of workers: a list of some thousand rows could not be read.
 */
export function zipPlugin(): Plugin {
  return {
    name: 'zip-in-its-thread',
    load: (id) =>
      IN_WORKERS.test(id)
        ? "import zip from './zipToArrayBufferSync.js';\nexport default async (files) => zip(files);\n"
        : null,
    transform: (code, id) => {
      if (UNZIPPING.test(id)) return code.replace(ASYNC_UNZIP, SYNC_UNZIP);
      if (!CLEANING.test(id)) return null;
      return code.replace(
        BEGINNING,
        (start) => `${start}\n  if (/^[\\w .,:;()#/+-]*$/.test(string)) return string;`,
      );
    },
  };
}
