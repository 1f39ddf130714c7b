import { currentTime } from '../../../platform/clock.ts';
import { errorName, logError } from '../../../platform/log.ts';
import { linkTo } from '../../../platform/mail/links.ts';
import type { Letterhead } from '../../../platform/mail/mail.ts';
import { federationSettings } from '../../../store/core/settings/repository.ts';

/** A new logo may wait a minute; a mail should not cost a read of its own. */
const KEPT_MILLISECONDS = 60_000;

const PLAIN: Letterhead = { name: null, logo: null, accent: null };

let kept: { readonly letterhead: Letterhead; readonly until: number } | null = null;

/** The federation's letterhead; a plain one if the settings cannot be read, because mail must go out. */
export async function federationLetterhead(): Promise<Letterhead> {
  const now = currentTime().getTime();
  if (kept && now < kept.until) return kept.letterhead;
  try {
    const { name, logo, accent } = await federationSettings();
    const letterhead = { name, logo: logo === null ? null : linkTo(logo as `/${string}`), accent };
    kept = { letterhead, until: now + KEPT_MILLISECONDS };
    return letterhead;
  } catch (error) {
    logError('letterheadNotRead', { error: errorName(error) });
    return PLAIN;
  }
}
