/** An answer before it is sent. Header names are lower case. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body: Buffer;
}

export function jsonAnswer(status: number, value: unknown, contentType = 'application/json'): Answer {
  return { status, headers: { 'content-type': contentType }, body: Buffer.from(JSON.stringify(value)) };
}

export function textAnswer(status: number, text: string): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: Buffer.from(text) };
}
