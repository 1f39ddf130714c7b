import { formatMoney } from '../../shared/domain/core/money/currency.ts';
import type { DemoTarget } from './entry.ts';
import { pdfOf } from './pdf.ts';

interface Packet {
  readonly path: string;
  readonly pdf: Buffer;
}

/** The organiser's packet, published months before: events, fees and rules, as a PDF. */
export function demoPackets(competitions: readonly DemoTarget[]): Packet[] {
  return competitions.flatMap((demo) => {
    const { packet } = demo.competition;
    return packet === null ? [] : [{ path: packet, pdf: pdfOf(packetLines(demo)) }];
  });
}

function packetLines({ competition, form }: DemoTarget): string[] {
  const { name, theme, startDate, endDate, currency, refundPolicy } = competition;
  const price = (amount: number) => formatMoney(amount, currency, 'en');
  return [
    name,
    theme,
    '',
    `${startDate} to ${endDate}`,
    '',
    'ENTRY FEES',
    `First event ${price(form.firstEventPrice)}`,
    `Second event ${price(form.secondEventPrice)}`,
    `Each further event ${price(form.additionalEventPrice)}`,
    '',
    'EVENTS',
    ...form.formats.map(({ format, events }) => `${format}: ${events.length} levels`),
    '',
    'RULES',
    'Skaters enter at the highest level they have passed.',
    'A membership must be valid through the last day of the competition.',
    'Music is brought on a phone and as a copy on a stick.',
    '',
    'REFUNDS',
    ...(refundPolicy ?? '').split('\n'),
  ];
}
