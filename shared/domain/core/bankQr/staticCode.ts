import type { BankQrScheme } from '../../../contract/core/bankQr.ts';
import { fitsObject, readEmv, readObjects, writeEmv, writeObjects, type EmvObject } from './emv.ts';
import { SCHEMES } from './schemes.ts';

/** Why a pasted code cannot be used: unreadable, mistyped, of another scheme or country, or full. */
export type StaticCodeFault = 'malformed' | 'checksum' | 'scheme' | 'full';

/** Tips and fees that a bank app would ask for beyond the amount. */
const FEE_TAGS: readonly string[] = ['55', '56', '57'];

const isAccount = ({ tag }: EmvObject) => Number(tag) >= 26 && Number(tag) <= 51;

/** A reference as long as every one of ours. */
const ANY_REFERENCE = 'K7QM-2F9D';

/**
 * Checks the static code of a bank: well-formed, with the right checksum, of this scheme, its country and its
 * currency, and with room for a reference.
 */
export function staticCodeFault(scheme: BankQrScheme, code: string): StaticCodeFault | null {
  const { objects, fault } = readEmv(code.trim());
  if (fault) return fault;
  // A second object of a tag is one that apps read differently.
  if (new Set(objects.map(({ tag }) => tag)).size < objects.length) return 'malformed';
  const { country, currencyNumber, identifiers } = SCHEMES[scheme];
  const valueOf = (tag: string) => objects.find((object) => object.tag === tag)?.value;
  const isOfScheme = objects.filter(isAccount).some(({ value }) => {
    const identifier = readObjects(value)?.find(({ tag }) => tag === '00')?.value ?? '';
    return identifiers.some((known) => known.toUpperCase() === identifier.toUpperCase());
  });
  if (!isOfScheme || valueOf('58') !== country || valueOf('53') !== currencyNumber) return 'scheme';
  return withReference(objects, SCHEMES[scheme].referenceTag, ANY_REFERENCE) ? null : 'full';
}

/**
 * The bank's static code with an amount and a reference, for one payment, without tips and fees. Everything else
 * stays in its order.
 * @param amount as `codeAmount` writes it
 * @returns null for a code that `staticCodeFault` refuses
 */
export function dynamicCode(
  scheme: BankQrScheme,
  code: string,
  { amount, reference }: { readonly amount: string; readonly reference: string },
): string | null {
  const { objects } = readEmv(code.trim());
  if (!objects || staticCodeFault(scheme, code) !== null) return null;
  const withoutFees = objects.filter(({ tag }) => !FEE_TAGS.includes(tag));
  const forOnePayment = replaced(withoutFees, { tag: '01', value: '12' }, '00');
  const withAmount = replaced(forOnePayment, { tag: '54', value: amount }, '53');
  const whole = withReference(withAmount, SCHEMES[scheme].referenceTag, reference);
  return whole && writeEmv(whole);
}

/** Replaces an object where it stands, or adds it behind another one. */
function replaced(objects: readonly EmvObject[], object: EmvObject, behind: string): EmvObject[] {
  if (objects.some(({ tag }) => tag === object.tag)) {
    return objects.map((one) => (one.tag === object.tag ? object : one));
  }
  return objects.flatMap((one) => (one.tag === behind ? [one, object] : [one]));
}

/** Puts the reference into the additional data (tag 62); null where that has no room for it. */
function withReference(
  objects: readonly EmvObject[],
  referenceTag: string,
  reference: string,
): EmvObject[] | null {
  const stored = objects.find(({ tag }) => tag === '62');
  const parts = stored ? readObjects(stored.value) : [];
  if (!parts) return null;
  const label = { tag: referenceTag, value: reference };
  const hasLabel = parts.some(({ tag }) => tag === referenceTag);
  const changed = hasLabel
    ? parts.map((part) => (part.tag === referenceTag ? label : part))
    : [
        ...parts.filter(({ tag }) => tag < referenceTag),
        label,
        ...parts.filter(({ tag }) => tag > referenceTag),
      ];
  const value = writeObjects(changed);
  if (!fitsObject(value)) return null;
  const additional = { tag: '62', value };
  return stored ? objects.map((one) => (one.tag === '62' ? additional : one)) : [...objects, additional];
}
