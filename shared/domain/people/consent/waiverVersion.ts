import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const isNone = (text: string | null | undefined): text is null | undefined | '' =>
  text === null || text === undefined || text.trim() === '';

/** Lists ask for the version of one text in each row. */
let last = { text: '', version: '' };

/**
 * The version of a waiver: the SHA-256 of its text in hexadecimal (decision 0001), so that another text is
 * another version, and the same text again the same one. Null without a waiver.
 */
export function waiverVersion(text: string | null | undefined): string | null {
  if (isNone(text)) return null;
  if (last.text !== text) last = { text, version: bytesToHex(sha256(utf8ToBytes(text))) };
  return last.version;
}

const [OFFSET, PRIME] = [0xcbf29ce484222325n, 0x100000001b3n];
const EARLIER_LENGTH = 16;

/** The version by which earlier releases stored a signature of this text: its 64-bit FNV-1a. */
export function earlierWaiverVersion(text: string | null | undefined): string | null {
  if (isNone(text)) return null;
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(16).padStart(EARLIER_LENGTH, '0');
}

interface WithWaiver {
  readonly waiver?: { readonly version: string } | null | undefined;
}

/** Decisions in which whoever signed this text in an earlier release has signed its version. */
export function withWaiverVersion<One extends WithWaiver>(
  consents: readonly One[],
  text: string | null | undefined,
): readonly One[] {
  const version = waiverVersion(text);
  if (version === null || !consents.some(({ waiver }) => waiver?.version.length === EARLIER_LENGTH))
    return consents;
  const earlier = earlierWaiverVersion(text);
  return consents.map((one) =>
    one.waiver?.version === earlier ? { ...one, waiver: { ...one.waiver, version } } : one,
  );
}
