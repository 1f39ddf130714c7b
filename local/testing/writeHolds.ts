import { listen } from '../host/http/listen.ts';
import { respondWith } from '../host/http/respondWith.ts';

/** The next write whose request has all the texts waits until it is released. */
interface Hold {
  readonly texts: readonly string[];
  readonly reached: PromiseWithResolvers<void>;
  readonly released: PromiseWithResolvers<void>;
}

export interface WriteHolds {
  readonly origin: string;
  beforeWrite(request: string): Promise<void>;
  /** Called with the pages by which the data may grow; null for any number. */
  onLimit: (pages: number | null) => void;
  /** Called with what goes wrong from now on under an id; null ends it. */
  onFault: (id: string, asked: URLSearchParams | null) => void;
  close(): Promise<void>;
}

/**
 * Holds writes for tests that run in another process. `PUT /?id=1&text=a&text=b` has the next write wait that has all the
 * texts, `GET /?id=1` answers once it does, `DELETE /?id=1` lets it go on, or takes the hold back.
 * `POST /?pages=0` leaves the data no room to grow, `POST /` all of the disk's. `PUT /faults?id=1` begins a fault (faults.ts), `DELETE /faults?id=1` ends it.
 */
export async function startWriteHolds(): Promise<WriteHolds> {
  const holds = new Map<string, Hold>();
  const server = await listen(
    respondWith(async ({ method, url }) => {
      const { pathname, searchParams } = new URL(url ?? '/', 'http://127.0.0.1');
      const id = searchParams.get('id') ?? '';
      if (pathname === '/faults') running.onFault(id, method === 'PUT' ? searchParams : null);
      else if (method === 'POST') {
        const pages = searchParams.get('pages');
        running.onLimit(pages === null ? null : Number(pages));
      } else if (method === 'PUT') {
        const hold: Hold = {
          texts: searchParams.getAll('text'),
          reached: Promise.withResolvers(),
          released: Promise.withResolvers(),
        };
        holds.set(id, hold);
      } else if (method === 'GET') {
        const hold = holds.get(id);
        await Promise.race([hold?.reached.promise, hold?.released.promise]);
      } else {
        holds.get(id)?.released.resolve();
        holds.delete(id);
      }
      return { status: 204, headers: {}, body: Buffer.alloc(0) };
    }),
  );
  const waiting = new Set<Hold>();
  const running: WriteHolds = {
    onLimit: () => undefined,
    onFault: () => undefined,
    origin: `http://127.0.0.1:${String(server.port)}`,
    async beforeWrite(request) {
      for (const hold of holds.values()) {
        if (waiting.has(hold) || !hold.texts.every((text) => request.includes(text))) continue;
        waiting.add(hold);
        hold.reached.resolve();
        await hold.released.promise;
        waiting.delete(hold);
      }
    },
    close: () => server.close(),
  };
  return running;
}
