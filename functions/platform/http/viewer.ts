import { contextOf, header, type Event, type Viewer } from './requestContext.ts';
import { isFromEdge, viewerAddress, viewerCountry } from './viewerAddress.ts';

const LONGEST_USER_AGENT = 300;

/**
 * From where a call comes: what throttling counts by, and what the list of sessions shows. What CloudFront
 * keeps is one answer to many, so there nobody is asked for.
 */
export async function viewerOf(event: Event): Promise<Viewer> {
  const isKept = contextOf(event).route.cacheSeconds !== undefined;
  const throughTheEdge = !isKept && (await isFromEdge(event));
  return {
    address: viewerAddress(event, throughTheEdge),
    userAgent: (header(event, 'user-agent') ?? '').slice(0, LONGEST_USER_AGENT),
    country: viewerCountry(event, throughTheEdge),
  };
}
