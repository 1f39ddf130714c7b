/** Where the words come from somebody else, no mail carries more of them. */
const LONGEST = 120;

/**
 * Control characters end header lines, and some format characters turn the direction of what follows.
 * The joiners stay: Persian and Hindi names are written with them.
 */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu;

/** What somebody typed, as one line of visible characters. */
export function singleLine(typed: string): string {
  const line = typed.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= LONGEST ? line : `${characters.slice(0, LONGEST - 1).join('')}…`;
}

/** What an organiser typed in several lines, each of visible characters; blank lines stand one at a time. */
export function multipleLines(typed: string): string {
  const lines = typed.split('\n').map((line) => line.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What a mail program would turn into a link: an address of a page or of a person. */
const LINK_LIKE = /[/\\@]|www\.|\p{L}\.\p{L}{2,}/iu;

/**
 * The name to greet with, or null where it could carry a message of its own: whoever signs up chooses
 * the name, and with a foreign address also who gets the mail.
 */
export function greetedName(typed: string): string | null {
  const name = singleLine(typed);
  return name === '' || LINK_LIKE.test(name) ? null : name;
}
