import type { IncomingMessage } from 'node:http';
import type { Answer } from '../host/http/answer.ts';
import { listen } from '../host/http/listen.ts';
import { respondWith } from '../host/http/respondWith.ts';
import type { SecretStore } from '../secrets/secretStore.ts';
import { DemoCards } from './DemoCards.ts';
import { demoCardPages } from './demoCardPages.ts';
import { DEMO_CARDS_PATH } from './demoCardsPath.ts';
import { addDemoAccount } from './demoCardSecret.ts';
import { demoCardsService } from './demoCardsServer.ts';
import { deliverEvents } from './deliverEvents.ts';

/** Where the product is, as its visitors and the demo provider call it. */
export interface DemoCardsPlace {
  readonly visitors: string;
  readonly provider: string;
}

export interface RunningDemoCards {
  /** Where the functions find the provider. */
  readonly environment: Readonly<Record<string, string>>;
  /** The pages on which visitors pay. */
  readonly pages: (request: IncomingMessage) => Promise<Answer>;
  close(): Promise<void>;
}

/** Starts the card provider of our own; null where somebody has put other accounts in its place. */
export async function startDemoCards(
  { visitors, provider }: DemoCardsPlace,
  secrets: SecretStore,
  file: string,
): Promise<RunningDemoCards | null> {
  const keys = addDemoAccount(secrets);
  if (!keys) return null;
  const cards = new DemoCards(file);
  const pageOf = (sessionId: string) => `${visitors}${DEMO_CARDS_PATH}${sessionId}`;
  const server = await listen(respondWith(demoCardsService(cards, keys.key, pageOf)));
  cards.onEvent(deliverEvents(`${provider}/api/payments/cards/events`, keys.signing));
  return {
    environment: { CARDS_DEMO: `http://127.0.0.1:${String(server.port)}` },
    pages: demoCardPages(cards),
    close: () => server.close(),
  };
}
