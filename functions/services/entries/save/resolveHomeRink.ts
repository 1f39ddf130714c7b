import { findRink, rinksNamed } from '../../../store/rinks/repository.ts';

export interface HomeRink {
  /** As lists show it. */
  readonly homeIsiRink: string;
  readonly homeRinkId: string | null;
}

const ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/**
 * A registered rink by its id, or by its name however it was typed: of two that share a name the one
 * in the skater's country. Any other name stands as typed.
 */
export async function resolveHomeRink(typed: string, country: string): Promise<HomeRink> {
  const byId = ULID.test(typed) ? await findRink(typed) : null;
  if (byId) return { homeIsiRink: byId.name, homeRinkId: byId.id };
  const named = await rinksNamed(typed);
  const rink = named.find((one) => one.country === country) ?? named[0];
  return rink
    ? { homeIsiRink: rink.name, homeRinkId: rink.rinkId }
    : { homeIsiRink: typed, homeRinkId: null };
}
