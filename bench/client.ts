import { Agent, request } from 'node:http';

interface Answer {
  readonly status: number;
  readonly bytes: Buffer;
}

/** Calls the product over one keep-alive connection, as a browser does, with an account's session. */
export class ProductClient {
  readonly #origin: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #cookie = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  async logIn(email: string, password = 'Rinkside-demo-1'): Promise<this> {
    await this.post('/api/auth/login', { email, password });
    return this;
  }

  get(path: string): Promise<unknown> {
    return this.#call('GET', path);
  }

  post(path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
    return this.#call('POST', path, JSON.stringify(body), headers);
  }

  /** The bytes of an answer's body as they cross the wire to a browser, which takes Brotli. */
  async wireBytes(path: string): Promise<number> {
    const { bytes } = await this.#exchange('GET', path, undefined, { 'accept-encoding': 'br, gzip' });
    return bytes.length;
  }

  close(): void {
    this.#agent.destroy();
  }

  async #call(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
    const { status, bytes } = await this.#exchange(method, path, body, headers);
    const answer: unknown = bytes.length === 0 ? null : JSON.parse(bytes.toString());
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(answer)}`);
    return answer;
  }

  #exchange(method: string, path: string, body: string | undefined, headers: Record<string, string>) {
    return new Promise<Answer>((resolve, reject) => {
      const call = request(
        new URL(path, this.#origin),
        {
          method,
          agent: this.#agent,
          headers: {
            ...(this.#cookie && { cookie: this.#cookie }),
            ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
            origin: this.#origin,
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const cookie = response.headers['set-cookie']?.[0]?.split(';')[0];
            if (cookie) this.#cookie = cookie;
            resolve({ status: response.statusCode ?? 0, bytes: Buffer.concat(chunks) });
          });
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  }
}
