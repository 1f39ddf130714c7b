import type { AttributeValue, AttributeItem } from './attributeValue.ts';
import { magnitude, parseDecimal, significantDigits } from './decimal.ts';

/** The largest item, in bytes of {@link itemSize}. */
export const maximumItemSize = 400 * 1024;

const documentOverhead = 3;
const memberOverhead = 1;

/** The size of an item in bytes by the rules of the developer guide: UTF-8 names and the sizes of values. */
export function itemSize(item: AttributeItem): number {
  let size = 0;
  for (const [name, value] of Object.entries(item)) size += Buffer.byteLength(name) + valueSize(value);
  return size;
}

function valueSize(value: AttributeValue): number {
  if (value.S !== undefined) return Buffer.byteLength(value.S);
  if (value.N !== undefined) return numberSize(value.N);
  if (value.B !== undefined) return Buffer.byteLength(value.B, 'base64');
  if (value.SS !== undefined) return total(value.SS.map((member) => Buffer.byteLength(member)));
  if (value.NS !== undefined) return total(value.NS.map(numberSize));
  if (value.BS !== undefined) return total(value.BS.map((member) => Buffer.byteLength(member, 'base64')));
  if (value.L !== undefined) {
    return documentOverhead + total(value.L.map((member) => memberOverhead + valueSize(member)));
  }
  if (value.M !== undefined) {
    return documentOverhead + Object.keys(value.M).length * memberOverhead + itemSize(value.M);
  }
  return 1;
}

/** One byte per two digits (pairs begin at even powers of ten), plus one, plus one for a minus sign. */
function numberSize(text: string): number {
  const decimal = parseDecimal(text);
  if (decimal.digits === 0n) return 1;
  const count = significantDigits(decimal.digits).length;
  const straddles = count % 2 === 0 && magnitude(decimal) % 2 === 0;
  return 1 + Math.ceil(count / 2) + (straddles ? 1 : 0) + (decimal.digits < 0n ? 1 : 0);
}

const total = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);
