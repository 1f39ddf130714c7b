/**
 * EMV merchant-presented QR codes: objects of a two-digit tag, a two-digit length and a value, one after the
 * other, the last of them a checksum. Source: EMV QR Code Specification for Payment Systems,
 * Merchant-Presented Mode, version 1.1.
 */
export interface EmvObject {
  /** Two digits. */
  readonly tag: string;
  /** 1 to 99 characters. */
  readonly value: string;
}

const CRC_TAG = '63';
/** The checksum covers its own tag and length too. */
const CRC_HEAD = `${CRC_TAG}04`;
const CRC_LENGTH = 4;
const LONGEST_VALUE = 99;

/** CRC-16/CCITT-FALSE over the text's UTF-8 bytes, four capital hexadecimal digits: "123456789" gives 29B1. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    }
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(CRC_LENGTH, '0');
}

/** One after the other, without a checksum; lengths count characters. For the inside of a template. */
export function writeObjects(objects: readonly EmvObject[]): string {
  return objects
    .map(({ tag, value }) => `${tag}${String([...value].length).padStart(2, '0')}${value}`)
    .join('');
}

/** @returns null for a text that is not made of whole objects */
export function readObjects(text: string): EmvObject[] | null {
  const characters = [...text];
  const objects: EmvObject[] = [];
  let at = 0;
  while (at < characters.length) {
    const [tag, length] = [characters.slice(at, at + 2).join(''), characters.slice(at + 2, at + 4).join('')];
    const value = characters.slice(at + 4, at + 4 + Number(length));
    const isWhole = /^\d\d$/.test(tag) && /^\d\d$/.test(length) && value.length === Number(length);
    if (!isWhole || value.length === 0) return null;
    objects.push({ tag, value: value.join('') });
    at += 4 + value.length;
  }
  return objects;
}

/** The whole code of these objects, with the checksum as its last. */
export function writeEmv(objects: readonly EmvObject[]): string {
  const unchecked = `${writeObjects(objects)}${CRC_HEAD}`;
  return `${unchecked}${crc16(unchecked)}`;
}

export type EmvReading =
  | { readonly objects: readonly EmvObject[]; readonly fault: null }
  | { readonly objects: null; readonly fault: 'malformed' | 'checksum' };

/** Reads a whole code; its objects come without the checksum. */
export function readEmv(text: string): EmvReading {
  const objects = readObjects(text);
  const last = objects?.at(-1);
  const isEmv = objects?.[0]?.tag === '00' && last?.tag === CRC_TAG && last.value.length === CRC_LENGTH;
  if (!objects || !isEmv) return { objects: null, fault: 'malformed' };
  const unchecked = text.slice(0, -CRC_LENGTH);
  if (crc16(unchecked) !== text.slice(-CRC_LENGTH).toUpperCase()) return { objects: null, fault: 'checksum' };
  return { objects: objects.slice(0, -1), fault: null };
}

/** Whether a value fits in one object. */
export const fitsObject = (value: string): boolean => [...value].length <= LONGEST_VALUE;
