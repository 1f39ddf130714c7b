import {
  ASIAN_FAMILY,
  CHINESE_CHARACTERS,
  FAMILY_OR_GIVEN,
  FIRST_NAME_ELSEWHERE,
  HUNGARIAN_FAMILY,
  JAPANESE_FAMILY,
  KOREAN_CHARACTERS,
} from '../../../data/familyNames.ts';
import { plainText } from '../../core/nameOrder.ts';
import { isGivenName } from './givenName.ts';

/** A syllable of a Chinese or Korean name in Latin letters; Cantonese has one without a vowel. */
const SYLLABLE =
  /^(?:tsz|(?:[bcdfghjklmnpqrstwxyz]|ch|sh|sz|zh|ts|tz|hs|kw|gw|ng|th|tr|ph|kh|gi|qu)?[aeiouy]{1,4}(?:ng|nh|ch|[hklmnpt])?)$/u;

/** Two Korean syllables written as one word: Seoyeon, Jimin. */
const KOREAN_SYLLABLES =
  'ah?|an|bin|chae|da|do|dong|eun|ga|geon|gun|gyeong|ha|han|ho|hoon|hun|hwan|hye|hyeon|hyo|hyun|in|jae|ji|jin|jun|jung|jeong|' +
  'kyu|kyung|mi|min|na|nam|ra|ri|rin|sang|seo|seok|seon|seung|si|sol|soo|su|suk|sun|sung|tae|u|won|woo|ye|yeon|yeong|yoo|' +
  'young|yu|yul|yun';
const KOREAN_NAME = new RegExp(`^(?:${KOREAN_SYLLABLES})-?(?:${KOREAN_SYLLABLES})$`, 'u');

/** A Japanese word in Latin letters, and how family names end. */
const ROMAJI = /^(?:(?:[kgsztdnhbpmrw]y?|sh|ch|j|ts|f|y)?[aeiou]|n(?![aeiouy]))+$/u;
const JAPANESE_ENDING =
  /(?:yama|moto|mura|[kg]awa|[sz]aki|[sj]hima|jima|guchi|mizu|hashi|bayashi|shita|naka|matsu|[sz]awa|numa|uchi|hara|oka)$/u;

/** "bin" and the like stand before the father's name. */
const CHILD_OF = new Set(['bin', 'binti', 'binte', 'bte', 'bt', 'ibn', 'a/l', 'a/p', 's/o', 'd/o']);
/** Vietnamese middle names. */
const MIDDLE = new Set(['thi', 'van']);
/** The first half of an Arabic given name. */
const SERVANT = new Set(['abdul', 'abdel', 'abd']);

const SLAVIC_FAMILY = /.(?:ова|ева|ов|ев|ская|ски[ий]|енко|чук)$/u;
const SLAVIC_FAMILY_LATIN = /..(?:ova|eva|ov|ev|skaya|sky|skiy|enko|chuk|ska|ski)$/u;
const PATRONYMIC = /(?:вич|вна|ична|инична)$/u;

const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
const CHARACTERS = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u;
const KANA = /^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u;
const HANGUL = /^\p{sc=Hangul}+$/u;

/**
 * A proposal for the given name in a full name, whichever comes first; null where it is not sure. It may be wrong:
 * nothing that is guessed is published before a guardian has read it.
 */
export function guessGivenName(fullName: string): string | null {
  const [before = '', after = ''] = fullName.normalize('NFC').split(/[,，、]/u, 2);
  const [words, given] = [wordsOf(before), wordsOf(after)];
  const guess = given.length > 0 ? givenAfter(words, given) : givenIn(words);
  return guess !== null && isGivenName(guess) ? guess : null;
}

/** Of "Chan, Tai Man" both words, of "Kowalski, Mia Anna" the first. */
const givenAfter = (family: readonly string[], given: readonly string[]): string | null =>
  isFamily(family[0]) || given.every(isSyllable) ? given.join(' ') : firstOf(given);

function givenIn(all: readonly string[]): string | null {
  const fathers = all.findIndex((word, index) => index > 0 && CHILD_OF.has(folded(word)));
  const words = fathers > 0 ? all.slice(0, fathers) : all;
  const [first, ...rest] = words;
  if (first === undefined) return null;
  if (fathers > 0) return words.map(inTitleCase).join(' ');
  if (words.every((word) => CHARACTERS.test(word))) return inCharacters(first, rest);
  if (rest.length === 0) return WITHOUT_SPACES.test(first) || isFamily(first) ? null : inTitleCase(first);
  return inCyrillic(words) ?? withFamilyInCapitals(words) ?? inLatin(words);
}

function inCharacters(first: string, rest: readonly string[]): string | null {
  const last = rest.at(-1);
  if (last === undefined) return withoutSpaces(first);
  const endsWithFamily = last.length === 1 && (CHINESE_CHARACTERS.has(last) || HANGUL.test(last));
  const isGivenFirst = (endsWithFamily && first.length > 1) || (KANA.test(first) && !KANA.test(last));
  return isGivenFirst ? first : rest.join(' ');
}

/** Of three characters the first is a Chinese or Korean family name, if it is one at all. */
function withoutSpaces(name: string): string | null {
  const [first = '', ...given] = name;
  const isFamilyName = HANGUL.test(name) ? KOREAN_CHARACTERS.has(first) : CHINESE_CHARACTERS.has(first);
  return isFamilyName && given.length > 0 && given.length < 3 ? given.join('') : null;
}

/** Undecided for any other script. */
function inCyrillic(words: readonly string[]): string | null {
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  if (!/\p{sc=Cyrillic}/u.test(first)) return null;
  const familyFirst = SLAVIC_FAMILY.test(folded(first)) && !SLAVIC_FAMILY.test(folded(last));
  return PATRONYMIC.test(folded(last)) || familyFirst ? second : first;
}

/** "CHAN Tai Man", "Mia KOWALSKI": undecided where all or none of it is in capitals. */
function withFamilyInCapitals(words: readonly string[]): string | null {
  const given = words.filter((word) => !isCapitals(word));
  const family = words.filter(isCapitals);
  if (given.length === 0 || family.length === 0) return null;
  const isAtOneEnd = isCapitals(words[0] ?? '') !== isCapitals(words.at(-1) ?? '');
  if (!isAtOneEnd) return null;
  return isFamily(family[0]) || given.every(isSyllable) ? given.join(' ') : firstOf(given);
}

function inLatin(words: readonly string[]): string | null {
  const [first = '', ...rest] = words;
  const last = rest.at(-1) ?? '';
  if (isInitial(first)) return null;
  const [atStart, atEnd] = [familyKind(first), familyKind(last)];
  if (atStart === 'family' && atEnd !== 'family') return afterFamily(first, rest);
  if (atEnd === 'family' && atStart !== 'family') return beforeFamily(words.slice(0, -1));
  if (atStart === 'family') return null;
  // "Cha Ha-eun": two syllables, the second in small letters.
  if (rest.length === 1 && isHyphenated(last) && !first.includes('-')) return last;
  if (atStart === 'either') return atEnd === 'either' ? null : afterFamily(first, rest);
  if (atEnd === 'either') return beforeFamily(words.slice(0, -1));
  if (words.every(isSyllable)) return null;
  if (SLAVIC_FAMILY_LATIN.test(folded(first)) && !SLAVIC_FAMILY_LATIN.test(folded(last))) return null;
  return firstOf(words);
}

function afterFamily(family: string, rest: readonly string[]): string | null {
  const words = rest.length > 1 ? rest.filter((word) => !MIDDLE.has(folded(word))) : rest;
  const isSure = rest.length > 1 ? rest.every(isSyllable) : KOREAN_NAME.test(folded(rest[0] ?? ''));
  if (FIRST_NAME_ELSEWHERE.has(folded(family)) && !isSure) return null;
  return words.every((word) => isSyllable(word) || isHyphenated(word))
    ? words.map(inTitleCase).join(' ')
    : firstOf(words);
}

function beforeFamily(given: readonly string[]): string | null {
  const words = given.length > 1 ? given.filter((word) => !MIDDLE.has(folded(word))) : given;
  return words.every(isSyllable) ? words.map(inTitleCase).join(' ') : firstOf(words);
}

/** "Abdul Rahman" is one name; "R." is none. */
function firstOf([first, second]: readonly string[]): string | null {
  if (first === undefined || isInitial(first) || first.endsWith('.')) return null;
  const isHalf = SERVANT.has(folded(first)) && second !== undefined;
  return isHalf ? `${inTitleCase(first)} ${inTitleCase(second)}` : inTitleCase(first);
}

/** Whether a word is a family name surely, perhaps, or not as far as is known. */
function familyKind(word: string): 'family' | 'either' | null {
  const name = folded(word);
  if (FAMILY_OR_GIVEN.has(name)) return 'either';
  if (ASIAN_FAMILY.has(name) || JAPANESE_FAMILY.has(name) || HUNGARIAN_FAMILY.has(name)) return 'family';
  return ROMAJI.test(name) && JAPANESE_ENDING.test(name) && name.length > 5 ? 'family' : null;
}

const isFamily = (word: string | undefined) => word !== undefined && familyKind(word) !== null;
const isSyllable = (word: string) => word.split('-').every((part) => SYLLABLE.test(folded(part)));
const isHyphenated = (word: string) => /-\p{Ll}/u.test(word) && isSyllable(word);
const isInitial = (word: string) => /^\p{L}\.?$/u.test(word);

/** Two letters in capitals can be initials. */
const isCapitals = (word: string) => /^[\p{Lu}'’-]{3,}$/u.test(word);

/** "MIA" and "mia" as "Mia"; initials stay. */
const inTitleCase = (word: string) =>
  isCapitals(word) || word === word.toLowerCase()
    ? word.replaceAll(
        /(\p{L})(\p{L}*)/gu,
        (_, head: string, tail: string) => head.toUpperCase() + tail.toLowerCase(),
      )
    : word;

/** "Nguyễn" and "NGUYEN" are one name. */
const folded = (word: string) => plainText(word).replaceAll('đ', 'd').replaceAll('ł', 'l');

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((part) => /\p{L}/u.test(part));
