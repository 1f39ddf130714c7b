import { header, type Event, type Viewer } from './exchange.ts';
import { viewerAddress, viewerCountry } from './viewerAddress.ts';

const LONGEST_USER_AGENT = 300;

/** From where a call comes: what throttling counts by, and what the list of sessions shows. */
export function viewerOf(event: Event): Viewer {
  return {
    address: viewerAddress(event),
    userAgent: (header(event, 'user-agent') ?? '').slice(0, LONGEST_USER_AGENT),
    country: viewerCountry(event),
  };
}
