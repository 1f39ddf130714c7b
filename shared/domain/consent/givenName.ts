import { initials } from '../membership/initials.ts';

/** Family names that stand first where they come from, and that are hardly ever given names, in Latin letters. */
const FAMILY = new Set(
  (
    'au bae baek chan chang chau chen cheng cheung chia chien chin chiu chou chow choi chu chua duong fok goh guo heo ' +
    'hoang hsieh hsu huang huynh hwang jeong kang koh kok kuo kwok kwon kwong lau leung liang liao liu loh luk luo mak ' +
    'ng ngai ngo nguyen ong ooi pang pham poon pun pyo quek ryu seah seo seong shum szeto tang toh tran tsai tsang tsao tse ' +
    'tso tsoi tsui wong wu xie xu yeh yeo yeung yim yip yoon zeng zhang zhao zheng zhou zhu'
  ).split(' '),
);

/** Cantonese family names that are syllables of given names too: Lam Hei Yu, Chan Wing Lam. */
const FAMILY_OR_GIVEN = new Set('chung fung ho hung kwan lai lam lui siu wan yau yuen'.split(' '));

/** Chinese family names, where a name in characters ends with one: 美琪 陳. */
const CHARACTERS = new Set(
  '陳陈林黃黄張张李王吳吴劉刘蔡楊杨許许鄭郑謝谢郭洪邱曾廖賴赖徐周葉叶蘇苏呂吕何蕭羅罗潘鍾钟梁趙赵馮冯關关麥麦譚谭霍',
);

/** One script, or two of Japan. */
const IN_CHARACTERS = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u;
const IN_KANA = /^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u;
const IN_HANGUL = /^\p{sc=Hangul}+$/u;
const UNMARKED = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** "Seo-yeon", "Tzu-chieh": two syllables, the second in small letters. */
const SYLLABLE = '[b-df-hj-np-tv-z]{0,3}[aeiou]+(?:ng|[hklmnprt])?';
const TWO_SYLLABLES = new RegExp(`^${SYLLABLE}-${SYLLABLE}$`, 'iu');
const SMALL_SECOND = /-\p{Ll}/u;

/** A family name in capitals, "CHAN Tai Man"; two letters can be initials. */
const isCapitals = (part: string) => /^[\p{Lu}'’-]{3,}$/u.test(part);

/**
 * The given name in a full name, whichever comes first: "Tai Man" of "Chan Tai Man". Where both ends can be the family
 * name, and in a name without spaces (CJK, Thai), only letters are given, never a family name in place of a given one.
 */
export function givenName(fullName: string): string {
  const [before = '', after] = fullName.normalize('NFC').split(',', 2);
  const [family, given] = [wordsOf(before), wordsOf(after ?? '')];
  if (given.length > 0) return givenWords(given, family[0] ?? '');
  const [first, ...others] = family;
  const [second] = others;
  if (first === undefined) return '';
  if (second === undefined) return UNMARKED.test(first) ? initials(first) : first;
  if (family.every((part) => IN_CHARACTERS.test(part))) return inCharacters(first, others);
  const small = others.filter((part) => !isCapitals(part));
  if (isCapitals(first) && small.length > 0) return givenWords(small, first);
  const isSyllables = TWO_SYLLABLES.test(second) && SMALL_SECOND.test(second);
  if (others.length === 1 && isSyllables && !first.includes('-')) return second;
  return inLatin(first, others);
}

/** Of a Chinese or Vietnamese name all words are one given name, of another the first. */
const givenWords = (given: readonly string[], family: string): string =>
  kindOf(family) === null ? (given[0] ?? '') : given.join(' ');

function inLatin(first: string, others: readonly string[]): string {
  const [from, to] = [kindOf(first), kindOf(others.at(-1) ?? '')];
  if (from === null || (from === 'either' && to === 'family'))
    return [first, ...others].find((part) => !isCapitals(part)) ?? first;
  const isUnclear = to === 'family' || (from === 'either' && to === 'either');
  return isUnclear ? initials([first, ...others].join(' ')) : others.join(' ');
}

/** In characters the family name comes first, unless the last part is one. */
function inCharacters(first: string, others: readonly string[]): string {
  const last = others.at(-1) ?? '';
  const isKorean = IN_HANGUL.test(last) && last.length === 1;
  const endsWithFamily = CHARACTERS.has(last) || isKorean;
  const isGivenFirst = (endsWithFamily && first.length > 1) || (IN_KANA.test(first) && !IN_KANA.test(last));
  return isGivenFirst ? first : others.join(' ');
}

function kindOf(part: string): 'family' | 'either' | null {
  const name = part.toLowerCase();
  if (FAMILY.has(name)) return 'family';
  return FAMILY_OR_GIVEN.has(name) ? 'either' : null;
}

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((part) => /\p{L}/u.test(part));
