import type { IncomingMessage } from 'node:http';
import { formatMoney } from '../../shared/domain/core/money/currency.ts';
import { textAnswer, type Answer } from '../host/http/answer.ts';
import { readBody } from '../host/http/readBody.ts';
import type { DemoCards, DemoSession } from './DemoCards.ts';
import { DEMO_CARDS_PATH } from './demoCardsPath.ts';
import { DEMO_CARDS_STYLE } from './demoCardsStyle.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** What each button does, and where the family is led afterwards; null for the same page. */
const ACTIONS: Readonly<
  Record<string, readonly [act: (cards: DemoCards, id: string) => void, leads: 'returnTo' | 'leaveTo' | null]>
> = {
  pay: [(cards, id) => cards.pay(id), 'returnTo'],
  twice: [(cards, id) => cards.pay(id, 2), 'returnTo'],
  later: [(cards, id) => cards.payLater(id), 'returnTo'],
  decline: [() => undefined, null],
  leave: [() => undefined, 'leaveTo'],
  bankPays: [(cards, id) => cards.answer(id, true), null],
  bankRefuses: [(cards, id) => cards.answer(id, false), null],
  refund: [refundHere, null],
  failRefund: [(cards, id) => cards.failRefund(id), null],
  dispute: [(cards, id) => cards.openDispute(id), null],
  win: [(cards, id) => cards.closeDispute(id, true), null],
  lose: [(cards, id) => cards.closeDispute(id, false), null],
};

function refundHere(cards: DemoCards, id: string): void {
  const session = cards.find(id);
  if (!session) return;
  const key = `here-${id}-${String(session.refunds.length)}`;
  cards.refund(key, { intent: session.intent, amount: Math.ceil(session.amount / 2), metadata: {} });
}

/** The page on which a family pays, and on which a bank answers: it stands beside the product, as a provider's does. */
export function demoCardPages(cards: DemoCards): (request: IncomingMessage) => Promise<Answer> {
  return async (request) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const session = cards.find(path.slice(DEMO_CARDS_PATH.length));
    if (!session) return textAnswer(404, 'There is no such payment.');
    if (request.method !== 'POST') return page(session, null);
    const action = new URLSearchParams((await readBody(request, 1024)).toString('utf8')).get('do') ?? '';
    const found = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
    if (!found) return textAnswer(400, 'There is no such button.');
    const [act, leads] = found;
    act(cards, session.id);
    if (action === 'decline') return page(session, 'The card was declined. Try another one.');
    return redirect((leads && session[leads]) ?? path);
  };
}

const redirect = (location: string): Answer => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: Buffer.alloc(0),
});

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

function page(session: DemoSession, message: string | null): Answer {
  const money = (amount: number) => escaped(formatMoney(amount, session.currency.toUpperCase(), 'en'));
  const lines = session.lines.map(
    ({ text, amount }) => `<li><span>${escaped(text)}</span><b>${money(amount)}</b></li>`,
  );
  const buttons = buttonsOf(session).map(
    ([action, label], index) =>
      `<button name="do" value="${action}"${index === 0 ? ' class="first"' : ''}>${label}</button>`,
  );
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Demo card payment</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${DEMO_CARDS_STYLE}</style></head><body><main>
<p class="demo">Demo. No card is needed and no money moves.</p><h1>${money(session.amount)}</h1>
<ul>${lines.join('')}</ul><p role="status">${escaped(message ?? stateOf(session))}</p>
<form method="post">${buttons.join('')}</form>
<p class="back"><a href="${escaped((session.status === 'open' && session.leaveTo) || session.returnTo)}">Back to Rinkside</a></p></main></body></html>`;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
    body: Buffer.from(html),
  };
}

function buttonsOf({ status, paid, refunds, disputes }: DemoSession): (readonly [string, string])[] {
  if (status === 'open')
    return [
      ['pay', 'Pay'],
      ['later', 'Pay by a bank that answers later'],
      ['twice', 'Pay, and report it twice'],
      ['decline', 'Decline the card'],
      ['leave', 'Leave without paying'],
    ];
  if (paid === 'processing')
    return [
      ['bankPays', 'The bank pays'],
      ['bankRefuses', 'The bank refuses'],
    ];
  if (paid !== 'paid') return [];
  const isDisputed = disputes.some(({ status: of }) => of === 'needs_response');
  return [
    ['refund', 'Refund half at the provider'],
    ...(refunds.some(({ status: of }) => of !== 'failed')
      ? [['failRefund', 'Fail the last refund'] as const]
      : []),
    ...(disputes.length === 0 ? [['dispute', 'Dispute the payment'] as const] : []),
    ...(isDisputed ? [['win', 'The dispute is won'] as const, ['lose', 'The dispute is lost'] as const] : []),
  ];
}

function stateOf({ status, paid }: DemoSession): string {
  if (status === 'expired') return 'This page has closed. Start again from Rinkside.';
  if (status === 'open') return 'What happens next?';
  if (paid === 'processing') return 'The bank hasn’t answered yet.';
  return paid === 'paid' ? 'Paid.' : 'The bank refused.';
}
