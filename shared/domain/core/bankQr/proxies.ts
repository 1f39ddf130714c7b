/** A proxy in the form that its scheme writes, with the number of its kind in the scheme's template. */
export interface Proxy {
  readonly kind: string;
  readonly value: string;
}

const plain = (typed: string) => typed.trim().replaceAll(/[\s()]/g, '');

/** An FPS template holds 99 characters, and what names FPS takes 20 of them. */
const LONGEST_EMAIL = 79;
const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]+$/;

/**
 * An FPS proxy: an FPS identifier of 7 or 9 digits (kind 02), a phone number (03, `+852-91234567`; eight
 * digits are Hong Kong's own) or an email address (04) that fits. Null for anything else.
 */
export function fpsProxy(typed: string): Proxy | null {
  const text = plain(typed);
  if (EMAIL.test(text)) return [...text].length <= LONGEST_EMAIL ? { kind: '04', value: text } : null;
  if (/^(\d{7}|\d{9})$/.test(text)) return { kind: '02', value: text };
  const number = /^(?:\+(852|853|86)-?|\+(\d{1,3})-)?(\d{6,12})$/.exec(text);
  const [, known, other, digits = ''] = number ?? [];
  const code = known ?? other ?? '852';
  const isPhone = number !== null && (code !== '852' || digits.length === 8);
  return isPhone ? { kind: '03', value: `+${code}-${digits}` } : null;
}

/** Of a business, of a local company, and of other entities; a suffix of three names one of its accounts. */
const UEN = /^(\d{8}[A-Z]|\d{9}[A-Z]|[TSR]\d{2}[A-Z]{2}\d{4}[A-Z])([A-Z\d]{3})?$/;

/** A PayNow proxy: a Singapore phone number (kind 0) or a UEN (2). Null for anything else. */
export function payNowProxy(typed: string): Proxy | null {
  const text = plain(typed).replaceAll('-', '').toUpperCase();
  const phone = /^(?:\+65)?([3689]\d{7})$/.exec(text);
  if (phone) return { kind: '0', value: `+65${phone[1] ?? ''}` };
  return UEN.test(text) ? { kind: '2', value: text } : null;
}

/**
 * A PromptPay proxy: a Thai phone number (kind 01, `0066` and nine digits), a citizen or tax number of 13
 * digits (02) or an e-wallet of 15 digits (03). Null for anything else.
 */
export function promptPayProxy(typed: string): Proxy | null {
  const text = plain(typed).replaceAll('-', '');
  const phone = /^(?:0|\+?66)(\d{9})$/.exec(text);
  if (phone) return { kind: '01', value: `0066${phone[1] ?? ''}` };
  if (/^\d{13}$/.test(text)) return { kind: '02', value: text };
  return /^\d{15}$/.test(text) ? { kind: '03', value: text } : null;
}
