import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DemoCards } from '../cards/DemoCards.ts';
import { demoCardsService } from '../cards/demoCardsServer.ts';
import { listen } from '../host/http/listen.ts';
import { respondWith } from '../host/http/respondWith.ts';

/** A card provider none of whose events arrives: the product is down whenever it tells one. */
export async function startSilentCards(): Promise<{
  readonly cards: DemoCards;
  readonly close: () => Promise<void>;
}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rinkside-cards-'));
  const cards = new DemoCards(path.join(folder, 'cards.json'));
  const pageOf = (id: string) => `http://127.0.0.1/${id}`;
  const server = await listen(respondWith(demoCardsService(cards, 'demo_test', pageOf)));
  Object.assign(process.env, { CARDS_DEMO: `http://127.0.0.1:${String(server.port)}` });
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true });
  };
  return { cards, close };
}
