import { describe, expect, it } from 'vitest';
import { demoCompetitions } from './competitions.ts';
import { demoPackets } from './packets.ts';
import { pdfOf } from './pdf.ts';

/**
 * Reads a PDF as a viewer begins: the cross-reference table that the end of the file names, and the object at
 * each of its offsets.
 */
function objectsOf(pdf: Buffer): string[] {
  const file = pdf.toString('latin1');
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  expect(file.slice(table, table + 5)).toBe('xref\n');
  const places = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  return places.map((place, index) => {
    const object = file.slice(place, file.indexOf('endobj', place));
    expect(object.startsWith(`${index + 1} 0 obj\n`)).toBe(true);
    return object;
  });
}

describe('pdfOf', () => {
  it('writes lines over as many pages as they need', () => {
    const objects = objectsOf(pdfOf(Array.from({ length: 100 }, (_, line) => `Line (${line})`)));
    expect(objects[1]).toContain('/Count 3');
    expect(objects.filter((object) => object.includes('/Type /Page '))).toHaveLength(3);
    const streams = objects.flatMap(
      (object) => /\/Length (\d+) >>\nstream\n([^]*)\nendstream/.exec(object) ?? [],
    );
    expect(streams).toHaveLength(9);
    expect(Number(streams[1])).toBe(streams[2]?.length);
    expect(streams[8]).toContain('(Line \\(99\\)) Tj');
  });

  it('breaks a long line between its words', () => {
    const [, , , , content = ''] = objectsOf(pdfOf(['word '.repeat(60).trim()]));
    const shown = [...content.matchAll(/\((.*)\) Tj/g)].map(([, line]) => line ?? '');
    expect(shown.join(' ')).toBe('word '.repeat(60).trim());
    for (const line of shown) expect(line.length).toBeLessThanOrEqual(88);
  });
});

it('gives a packet to each competition that offers one', () => {
  const competitions = Object.values(demoCompetitions(new Date('2026-11-21T07:30:00Z')));
  const offered = competitions.flatMap(({ competition }) => competition.packet ?? []);
  expect(demoPackets(competitions).map(({ path }) => path)).toEqual(offered);
  expect(offered.length).toBeGreaterThan(1);
  for (const { pdf } of demoPackets(competitions))
    expect(objectsOf(pdf).join('\n')).toContain('(ENTRY FEES) Tj');
});
