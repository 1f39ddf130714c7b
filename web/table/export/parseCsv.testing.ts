/**
 * The fields of a CSV text by RFC 4180; a parser for tests, independent of the writer so that neither shares
 * the other's mistakes. Throws if the text breaks the grammar.
 */
export function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const record: string[] = [];
    for (;;) {
      const [field, after] = text[at] === '"' ? quotedField(text, at + 1) : plainField(text, at);
      record.push(field);
      at = after;
      if (text[at] !== ',') break;
      at += 1;
    }
    if (text.slice(at, at + 2) !== '\r\n') throw new Error(`No line end at ${at}`);
    at += 2;
    records.push(record);
  }
  return records;
}

function quotedField(text: string, start: number): [string, number] {
  let field = '';
  for (let at = start; at < text.length; at += 1) {
    if (text[at] !== '"') field += text.charAt(at);
    else if (text[at + 1] === '"') field += text.charAt((at += 1));
    else return [field, at + 1];
  }
  throw new Error(`No closing quote after ${start}`);
}

function plainField(text: string, start: number): [string, number] {
  let at = start;
  while (at < text.length && !',\r\n'.includes(text.charAt(at))) at += 1;
  const field = text.slice(start, at);
  if (field.includes('"')) throw new Error(`A quote within a plain field at ${start}`);
  return [field, at];
}
