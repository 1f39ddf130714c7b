import type { CallShare } from '../../shared/contract/callShares.ts';

/** Calls a second, and calls at one moment, that the gateway passes on. Above that it answers 429. */
interface Throttle {
  readonly rate: number;
  readonly burst: number;
}

/**
 * Of each route (decision 0300). A flood of all public ones keeps about 115 calls running, and 460 at a first moment, of
 * an account's 1,000. A log-in computes a hash for about half a second: 50 a second keep 25 running.
 */
const THROTTLES: Readonly<Record<Exclude<CallShare, 'known'>, Throttle>> = {
  public: { rate: 50, burst: 20 },
  logIn: { rate: 50, burst: 100 },
};

/** The stage's settings of routes, by their keys. A route without any has the stage's default. */
export function routeSettings(
  routes: readonly { readonly path: string; readonly share: CallShare }[],
): Record<string, { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }> {
  const settingsOf = ({ rate, burst }: Throttle) => ({
    ThrottlingRateLimit: rate,
    ThrottlingBurstLimit: burst,
  });
  const throttled = routes.flatMap((route) =>
    route.share === 'known' ? [] : [[`ANY ${route.path}`, settingsOf(THROTTLES[route.share])] as const],
  );
  // Strangers call addresses that nobody serves, too.
  return Object.fromEntries([['$default', settingsOf(THROTTLES.public)], ...throttled]);
}
