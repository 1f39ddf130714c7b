import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Who issues the demo's receipts and whom its families pay. */
export const DEMO_FEDERATION = 'Tidewater Ice Federation';

/** The path below which mails and documents load it. */
export const DEMO_LETTERHEAD = '/images/demo/federation.png';

/** The logo of the demo's federation: a PNG, because mail programs and PDF show no SVG. */
export const demoLetterhead = (): Buffer => readFileSync(path.join(import.meta.dirname, 'federation.png'));
