import { plainText } from '../../shared/domain/skaters/nameOrder.ts';

/** Letters of their own that no accent is taken off, as they are typed on other keyboards. */
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

/** A text as it is searched, whatever its length: no case, no accents, plain letters. */
export function searchable(text: string): string {
  return plainText(text).replaceAll(/[øłđðıæœßþ]/g, (letter) => TYPED_AS[letter] ?? letter);
}
