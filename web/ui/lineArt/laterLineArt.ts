import { laterPart } from '../../laterPart.ts';

/** The drawings, fetched where a page first shows one: most pages have none. */
export const LaterLineArt = laterPart(async () => (await import('./LineArt.tsx')).LineArt);
