/** A programme that a file may be for. */
export interface NamedProgramme {
  readonly programmeId: string;
  readonly entryId: string;
  /** The payment reference of its entry; '' where the reader may not see it. */
  readonly reference: string;
  /** Full names; of a couple both, with “&” between them. */
  readonly name: string;
  readonly format: string;
  readonly level: string;
  /** Of the music; '' where the family named none. */
  readonly title: string;
  /** Whether no file is here yet. */
  readonly lacks: boolean;
}

/**
 * The programme that a file is named after: its entry's reference or its skater's full name in whatever order, then the
 * event's words, the title of the music, or the only programme that lacks a file. Null where more than one is meant, or none.
 */
export function matchFileName(
  fileName: string,
  programmes: readonly NamedProgramme[],
): NamedProgramme | null {
  const words = wordsOf(fileName.replace(/\.\w{1,5}$/, ''));
  const letters = lettersOf(fileName);
  const referred = programmes.filter(
    ({ reference }) => reference !== '' && letters.includes(lettersOf(reference)),
  );
  const named =
    referred.length > 0 ? referred : programmes.filter(({ name }) => hasName(words, wordsOf(name)));
  // “Ada Lam” is within “Ada Lam Wong”: the longer name is meant.
  const longest = Math.max(0, ...named.map(({ name }) => wordsOf(name).length));
  const meant = named.filter(({ name }) => wordsOf(name).length === longest);
  if (new Set(meant.map(({ entryId, name }) => `${entryId} ${name}`)).size !== 1) return null;
  return (
    only(best(meant, ({ format, level }) => shareOf(words, wordsOf(`${format} ${level}`)))) ??
    only(best(meant, ({ title }) => shareOf(words, wordsOf(title)))) ??
    only(meant.filter(({ lacks }) => lacks))
  );
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .match(/\p{L}+|\d+/gu) ?? [];

/** A reference is written with hyphens, spaces or neither. */
const lettersOf = (text: string) => text.toLocaleLowerCase('en').replaceAll(/[^a-z0-9]/g, '');

/** Whether the file has each word of a name, or all of them written together: “zoemuller”. */
const hasName = (words: readonly string[], name: readonly string[]) =>
  name.every((word) => words.includes(word)) ||
  words.some((one) => one.includes(name.join('')) || one.includes([...name.slice(1), name[0]].join('')));

/** How much of it the file names: 1 for all. */
const shareOf = (words: readonly string[], wanted: readonly string[]) =>
  wanted.length === 0 ? 0 : wanted.filter((word) => words.includes(word)).length / wanted.length;

/** Those with the highest share; nobody where none has any. */
function best(programmes: readonly NamedProgramme[], share: (programme: NamedProgramme) => number) {
  const most = Math.max(0, ...programmes.map(share));
  return most === 0 ? [] : programmes.filter((programme) => share(programme) === most);
}

const only = <One>(list: readonly One[]): One | null => (list.length === 1 ? (list[0] ?? null) : null);
