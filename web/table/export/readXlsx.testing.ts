import { inflateRawSync } from 'node:zlib';

/** A cell as stored in the file: its type, its value as text, the format and weight of its style. */
export interface ReadCell {
  readonly type: 'text' | 'number' | 'formula';
  readonly value: string;
  readonly format: string;
  readonly bold: boolean;
}

export interface ReadSheet {
  readonly name: string;
  readonly xml: string;
  /** Cells by their reference: "B2". */
  readonly cells: ReadonlyMap<string, ReadCell>;
}

/**
 * Reads a sheet of an XLSX file for tests, independently of the library that writes it.
 * @param number of the sheet, from 1
 */
export async function readXlsx(file: Blob, number = 1): Promise<ReadSheet> {
  const parts = unzipped(Buffer.from(await file.arrayBuffer()));
  const part = (name: string) => parts.get(name) ?? '';
  const xml = part(`xl/worksheets/sheet${String(number)}.xml`);
  const texts = [...part('xl/sharedStrings.xml').matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)].map((found) =>
    fromXml(found[1] ?? ''),
  );
  const styles = stylesOf(part('xl/styles.xml'));
  const cells = [...xml.matchAll(/<c r="([A-Z]+\d+)"([^>]*)>(.*?)<\/c>/gs)].map(
    ([, reference = '', attributes = '', content = '']): [string, ReadCell] => {
      const value = /<v>([^<]*)<\/v>/.exec(content)?.[1] ?? '';
      const style = styles[Number(/s="(\d+)"/.exec(attributes)?.[1] ?? 0)];
      const isText = attributes.includes('t="s"');
      const type = content.includes('<f') ? 'formula' : isText ? 'text' : 'number';
      const look = { format: style?.format ?? '', bold: style?.bold ?? false };
      return [reference, { type, value: isText ? (texts[Number(value)] ?? '') : value, ...look }];
    },
  );
  return {
    name: [...part('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)][number - 1]?.[1] ?? '',
    xml,
    cells: new Map(cells),
  };
}

/** The files of a ZIP archive by its central directory (APPNOTE.TXT, sections 4.3.12 and 4.3.16). */
function unzipped(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(zip.length - 6);
  for (let left = zip.readUInt16LE(zip.length - 12); left > 0; left -= 1) {
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    const isPacked = zip.readUInt16LE(at + 10) === 8;
    files.set(
      zip.toString('utf8', at + 46, nameEnd),
      (isPacked ? inflateRawSync(content) : content).toString(),
    );
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

function stylesOf(xml: string): { format: string; bold: boolean }[] {
  const formats = new Map(
    [...xml.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  );
  const fonts = [...xml.matchAll(/<font>(.*?)<\/font>/gs)].map(([, font = '']) => font.includes('<b/>'));
  return [...(/<cellXfs.*<\/cellXfs>/s.exec(xml)?.[0] ?? '').matchAll(/<xf ([^>]*)>/g)].map(
    ([, attributes = '']) => ({
      format: formats.get(/numFmtId="(\d+)"/.exec(attributes)?.[1]) ?? '',
      bold: fonts[Number(/fontId="(\d+)"/.exec(attributes)?.[1] ?? 0)] ?? false,
    }),
  );
}

function fromXml(text: string): string {
  const plain = text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
  return plain.replaceAll(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
