import { plainText } from '../../shared/domain/core/nameOrder.ts';

/** Letters that are no accented letters, as typed on other keyboards. */
const TYPED_AS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** Normalises a text for search: no case, no accents, plain letters. */
export function searchable(text: string): string {
  return plainText(text).replaceAll(/[øłđðıæœßþ]/g, (letter) => TYPED_AS[letter] ?? letter);
}
