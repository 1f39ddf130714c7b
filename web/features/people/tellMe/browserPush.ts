import { registerWorker } from '../../../offline/registerWorker.ts';

/** Whether this browser shows notifications, or why it does not. */
export type PushSupport = 'ready' | 'denied' | 'deniedOnIphone' | 'iphone' | 'insecure' | 'unsupported';

/** An iPad calls itself a Mac, and is the only one with a touch screen. */
const isAppleMobile = () =>
  /\b(iPhone|iPad|iPod)\b/.test(navigator.userAgent) ||
  (/\bMacintosh\b/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function pushSupport(): PushSupport {
  if (!isSecureContext) return 'insecure';
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  // There a page has pushes from the Home Screen only.
  if (!hasPush) return isAppleMobile() ? 'iphone' : 'unsupported';
  if (Notification.permission !== 'denied') return 'ready';
  return isAppleMobile() ? 'deniedOnIphone' : 'denied';
}

/** Asks the person, who has just tapped: browsers refuse it without. */
export const isPushAllowed = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === 'granted';

/** What the server needs to push to this browser. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly publicKey: string;
  readonly timeZone: string;
}

/**
 * Subscribes this browser with the product's key, or again where it had subscribed with an earlier one.
 * @throws where the browser or its push service refuses
 */
export async function subscribe(publicKey: string): Promise<BrowserSubscription> {
  await registerWorker('/family-worker.js', '/');
  const manager = await pushManager();
  if (!manager) throw new Error('The worker was not installed');
  const before = await manager.getSubscription();
  if (before && keyOf(before) === publicKey) return toSend(before, publicKey);
  await before?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return toSend(await manager.subscribe(options), publicKey);
}

/** Null where this browser has none. */
export async function ownSubscription(): Promise<BrowserSubscription | null> {
  if (pushSupport() !== 'ready' || Notification.permission !== 'granted') return null;
  const subscription = await (await pushManager())?.getSubscription();
  return subscription ? toSend(subscription, keyOf(subscription)) : null;
}

const keyOf = ({ options }: PushSubscription) => encoded(options.applicationServerKey);

const toSend = (subscription: PushSubscription, publicKey: string): BrowserSubscription => ({
  endpoint: subscription.endpoint,
  p256dh: encoded(subscription.getKey('p256dh')),
  auth: encoded(subscription.getKey('auth')),
  publicKey,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** As the server names a device. */
export async function deviceIdOf(endpoint: string): Promise<string> {
  return encoded(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
}

async function pushManager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker.getRegistration('/'))?.pushManager;
}

/** In base64url. */
function encoded(bytes: ArrayBuffer | null): string {
  const text = String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
