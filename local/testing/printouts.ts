import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, inject } from 'vitest';
import { readPdf } from '../../functions/platform/documents/readPdf.testing.ts';
import { routeOf } from '../../shared/contract/routes.ts';
import type { Caller } from './caller.ts';

/** A paper of a competition as somebody gets it, read back. */
export async function readPrintout(
  { cookie }: Caller,
  competitionId: string,
  query: Readonly<Record<string, string>>,
) {
  const { path } = routeOf('getScheduleDocument');
  const url = new URL(path.replace('{competitionId}', competitionId), inject('origin'));
  for (const [name, value] of Object.entries({ paper: 'a4', ...query })) url.searchParams.set(name, value);
  const reply = await fetch(url, { headers: { cookie: cookie ?? '' } });
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const file = new Uint8Array(await reply.arrayBuffer());
  return { ...(await readPdf(file)), document: await PDFDocument.load(file) };
}
