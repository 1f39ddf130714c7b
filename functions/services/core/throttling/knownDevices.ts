import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { deviceCookie } from '../../../platform/http/deviceCookie.ts';
import { newToken } from '../../../platform/linkToken.ts';
import { rotatingKeys } from '../../../platform/secrets/rotatingKeys.ts';

/** An earlier use of the browser: a log-in to any account, a log-in to one account, or the opening of a helper's code. */
type Purpose = 'logIn' | 'openCode' | `account ${string}`;

/** A browser by its cookie. Only its marks are proved, and only for this id. */
export interface Device {
  readonly id: string;
  readonly marks: readonly string[];
}

const keys = rotatingKeys(
  'SESSION_SECRET_ID',
  (secret) => new Uint8Array(hkdfSync('sha256', secret, '', 'marks of known devices', 32)),
);

/** Log-ins, codes, and the last six accounts of a shared computer. */
const MOST_MARKS = 8;

const ID = /^[\w-]{43}$/;

/** The device of a cookie; a new one for a cookie that is missing or of another form. */
export function deviceIn(token: string | null): Device {
  const [id = '', ...marks] = (token ?? '').split('.');
  return ID.test(id) ? { id, marks: marks.slice(0, MOST_MARKS) } : { id: newToken(), marks: [] };
}

/** Whether this browser did that before, as its signed cookie shows. */
export async function isKnownFor(device: Device, purpose: Purpose): Promise<boolean> {
  if (device.marks.length === 0) return false;
  const expected = (await keys()).map(({ key }) => markOf(key, device, purpose));
  return device.marks.some((mark) => expected.some((one) => isSame(mark, one)));
}

/** The cookie by which a browser is known for these purposes, besides those before. */
export async function knownDeviceCookie(device: Device, purposes: readonly Purpose[]): Promise<string> {
  const key = await currentKey();
  const fresh = purposes.map((purpose) => markOf(key, device, purpose));
  const marks = [...fresh, ...device.marks.filter((mark) => !fresh.includes(mark))];
  return deviceCookie([device.id, ...marks.slice(0, MOST_MARKS)].join('.'));
}

/** The cookie of a browser on which an account has logged in. */
export const loggedInDeviceCookie = (token: string | null, accountId: string): Promise<string> =>
  knownDeviceCookie(deviceIn(token), ['logIn', `account ${accountId}`]);

/** A secret that only this browser and the server know, the same each time. */
export async function deviceSecret(device: Device, purpose: string): Promise<string> {
  return createHmac('sha256', await currentKey())
    .update(`secret ${device.id} ${purpose}`)
    .digest('base64url');
}

async function currentKey(): Promise<Uint8Array> {
  const [current] = await keys();
  if (!current) throw new Error('The session secret has no current value');
  return current.key;
}

/** Half a digest: 128 bits, so that eight of them fit in a small cookie. */
const markOf = (key: Uint8Array, { id }: Device, purpose: Purpose) =>
  createHmac('sha256', key).update(`mark ${id} ${purpose}`).digest().subarray(0, 16).toString('base64url');

function isSame(mark: string, expected: string): boolean {
  const [one, other] = [Buffer.from(mark), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
