import type { Paper } from '../../../shared/domain/receipts/paper.ts';

/**
 * A document as PDF, in base64.
 * @param issuedAt a UTC instant
 */
export async function pdfOf(paper: Paper, issuedAt: string): Promise<string> {
  // What draws is large: only who asks for a file waits for it.
  const { paperPdf } = await import('./pdf/paperPdf.ts');
  return Buffer.from(await paperPdf(paper, new Date(issuedAt))).toString('base64');
}
