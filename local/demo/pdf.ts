const [PAGE_HEIGHT, TOP, LEFT, LEADING] = [842, 780, 60, 16];
const LINES_OF_A_PAGE = 45;
const LONGEST_LINE = 88;

/** A plain PDF of lines of text, A4: the first line large. Letters beyond ISO 8859-1 become spaces. */
export function pdfOf(lines: readonly string[]): Buffer {
  const pages = inPages(lines.flatMap(wrapped));
  const first = 4;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => {
      const content = contentOf(page, index === 0);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${PAGE_HEIGHT}] ` +
          `/Resources << /Font << /F 3 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return Buffer.from(fileOf(objects), 'latin1');
}

function wrapped(line: string): string[] {
  const parts: string[] = [''];
  for (const word of line.replaceAll('’', "'").split(' ')) {
    const last = parts.at(-1) ?? '';
    if (last !== '' && last.length + word.length >= LONGEST_LINE) parts.push(word);
    else parts[parts.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return parts;
}

function inPages(lines: readonly string[]): string[][] {
  const count = Math.ceil(lines.length / LINES_OF_A_PAGE);
  return Array.from({ length: count }, (_, page) =>
    lines.slice(page * LINES_OF_A_PAGE, (page + 1) * LINES_OF_A_PAGE),
  );
}

function contentOf(lines: readonly string[], isFirst: boolean): string {
  const shown = lines.map((line, index) => {
    const size = isFirst && index === 0 ? 20 : 11;
    return `/F ${size} Tf (${escaped(line)}) Tj 0 -${index === 0 ? LEADING * 1.5 : LEADING} Td`;
  });
  return `BT ${LEFT} ${TOP} Td\n${shown.join('\n')}\nET`;
}

function escaped(line: string): string {
  return line.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, ' ').replaceAll(/[\\()]/g, '\\$&');
}

/** Numbered objects, the cross-reference table of their offsets, and the table's own offset. */
function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`;
}
