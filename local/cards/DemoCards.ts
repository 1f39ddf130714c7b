import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { currentTime } from '../clock.ts';
import { demoPayout, nextPayouts, type DemoPayout } from './demoPayouts.ts';

const money = z.object({ id: z.string(), amount: z.number(), status: z.string(), created: z.number() });
const returned = z.extend(money, { metadata: z.record(z.string(), z.string()) });

const demoSession = z.object({
  id: z.string(),
  attempt: z.string(),
  intent: z.string(),
  amount: z.number(),
  currency: z.string(),
  lines: z.array(z.object({ text: z.string(), amount: z.number() })),
  returnTo: z.string(),
  /** For who leaves without paying. */
  leaveTo: z.optional(z.string()),
  expiresAt: z.number(),
  status: z.enum(['open', 'complete', 'expired']),
  /** `processing`: a bank still has to pay. */
  paid: z.enum(['unpaid', 'processing', 'paid', 'refused']),
  refunds: z.array(returned),
  disputes: z.array(money),
});

export type DemoSession = z.output<typeof demoSession>;

const kept = z.object({
  sessions: z.array(demoSession),
  answers: z.record(z.string(), z.string()),
  payouts: z._default(z.array(demoPayout), []),
});

/** An event as it is signed and sent. */
export interface DemoEvent {
  readonly type: string;
  readonly object: object;
}

export type NewSession = Pick<
  DemoSession,
  'attempt' | 'amount' | 'currency' | 'lines' | 'returnTo' | 'leaveTo' | 'expiresAt'
>;

const newId = (prefix: string) => `${prefix}_demo_${randomBytes(12).toString('hex')}`;
const seconds = () => Math.floor(currentTime().getTime() / 1000);

/** What the bank of a payment that waits does by itself. */
const BANK_MILLISECONDS = 15_000;

/**
 * The card provider of our own: it takes no card and moves no money, and tells of each step as Stripe does. It exists beside demo
 * data and in tests alone (decision 0340).
 */
export class DemoCards {
  readonly #file: string;
  readonly #sessions: Map<string, DemoSession>;
  /** The sessions and refunds by the Idempotency-Key that asked for them. */
  readonly #answers: Map<string, string>;
  readonly #payouts: DemoPayout[];
  #send: (event: DemoEvent) => void = () => undefined;

  constructor(file: string) {
    this.#file = file;
    const { sessions, answers, payouts } = existsSync(file)
      ? kept.parse(JSON.parse(readFileSync(file, 'utf8')))
      : { sessions: [], answers: {}, payouts: [] };
    this.#sessions = new Map(sessions.map((session) => [session.id, session]));
    this.#answers = new Map(Object.entries(answers));
    this.#payouts = payouts;
  }

  /** Has events sent from now on. */
  onEvent(send: (event: DemoEvent) => void): void {
    this.#send = send;
  }

  find(id: string): DemoSession | undefined {
    const session = this.#sessions.get(id);
    if (session?.status === 'open' && session.expiresAt <= seconds()) this.expire(id);
    return session;
  }

  ofIntent(intent: string): DemoSession | undefined {
    return [...this.#sessions.values()].find((session) => session.intent === intent);
  }

  start(idempotencyKey: string, asked: NewSession): DemoSession {
    const earlier = this.#sessions.get(this.#answers.get(idempotencyKey) ?? '');
    if (earlier) return earlier;
    const session: DemoSession = {
      ...asked,
      id: newId('cs'),
      intent: newId('pi'),
      status: 'open',
      paid: 'unpaid',
      refunds: [],
      disputes: [],
    };
    this.#answers.set(idempotencyKey, session.id);
    this.#sessions.set(session.id, session);
    this.#save();
    return session;
  }

  /** @returns whether it was open */
  expire(id: string): boolean {
    const session = this.#sessions.get(id);
    if (session?.status !== 'open') return false;
    session.status = 'expired';
    this.#tell('checkout.session.expired', session);
    return true;
  }

  pay(id: string, times = 1): void {
    const session = this.find(id);
    if (session?.status !== 'open') return;
    session.status = 'complete';
    session.paid = 'paid';
    for (let time = 0; time < times; time += 1) this.#tell('checkout.session.completed', session);
  }

  /** A method whose bank answers later: after a while by itself, or before by `answer`. */
  payLater(id: string): void {
    const session = this.find(id);
    if (session?.status !== 'open') return;
    session.status = 'complete';
    session.paid = 'processing';
    this.#tell('checkout.session.completed', session);
    setTimeout(() => {
      this.answer(id, true);
    }, BANK_MILLISECONDS).unref();
  }

  answer(id: string, isPaid: boolean): void {
    const session = this.#sessions.get(id);
    if (session?.paid !== 'processing') return;
    session.paid = isPaid ? 'paid' : 'refused';
    const what = isPaid ? 'succeeded' : 'failed';
    this.#tell(`checkout.session.async_payment_${what}`, session);
  }

  /** @returns null where it was not paid, or less is left of it */
  refund(
    idempotencyKey: string,
    { intent, amount, metadata }: { intent: string; amount: number; metadata: Record<string, string> },
  ): DemoSession['refunds'][number] | null {
    const session = this.ofIntent(intent);
    if (!session) return null;
    const known = this.#answers.get(idempotencyKey);
    const earlier = session.refunds.find((refund) => refund.id === known);
    if (earlier) return earlier;
    const gone = session.refunds.filter(({ status }) => status !== 'failed');
    const left = session.amount - gone.reduce((sum, refund) => sum + refund.amount, 0);
    if (session.paid !== 'paid' || amount > left || amount < 1) return null;
    const refund = { id: newId('re'), amount, status: 'succeeded', created: seconds(), metadata };
    session.refunds.push(refund);
    this.#answers.set(idempotencyKey, refund.id);
    this.#save();
    this.#send({ type: 'refund.created', object: refundObject(session, refund) });
    return refund;
  }

  failRefund(id: string): void {
    const session = this.#sessions.get(id);
    const refund = session?.refunds.findLast(({ status }) => status !== 'failed');
    if (!session || !refund) return;
    refund.status = 'failed';
    this.#save();
    for (const type of ['refund.updated', 'refund.failed'])
      this.#send({ type, object: refundObject(session, refund) });
  }

  openDispute(id: string): void {
    const session = this.#sessions.get(id);
    if (session?.paid !== 'paid' || session.disputes.length > 0) return;
    const { amount } = session;
    const dispute = { id: newId('dp'), amount, status: 'needs_response', created: seconds() };
    session.disputes.push(dispute);
    this.#save();
    this.#send({ type: 'charge.dispute.created', object: disputeObject(session, dispute) });
  }

  closeDispute(id: string, isWon: boolean): void {
    const session = this.#sessions.get(id);
    const dispute = session?.disputes.find(({ status }) => status === 'needs_response');
    if (!session || !dispute) return;
    dispute.status = isWon ? 'won' : 'lost';
    this.#save();
    this.#send({ type: 'charge.dispute.closed', object: disputeObject(session, dispute) });
  }

  /** Sends to the bank what is there, as each night, and lists all that was sent. */
  payOut(): readonly DemoPayout[] {
    const due = nextPayouts([...this.#sessions.values()], this.#payouts, {
      newId: () => newId('po'),
      created: seconds(),
    });
    this.#payouts.push(...due);
    if (due.length > 0) this.#save();
    return this.#payouts;
  }

  #tell(type: string, session: DemoSession): void {
    this.#save();
    this.#send({ type, object: sessionObject(session) });
  }

  #save(): void {
    const state = {
      sessions: [...this.#sessions.values()],
      answers: Object.fromEntries(this.#answers),
      payouts: this.#payouts,
    };
    writeFileSync(`${this.#file}.new`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}

export const sessionObject = (session: DemoSession) => ({
  id: session.id,
  object: 'checkout.session',
  client_reference_id: session.attempt,
  payment_intent: session.status === 'complete' ? session.intent : null,
  payment_status: session.paid === 'paid' ? 'paid' : 'unpaid',
  status: session.status,
  amount_total: session.amount,
  currency: session.currency,
  livemode: false,
  payment_method_types: ['card'],
});

export const refundObject = ({ intent, currency }: DemoSession, refund: DemoSession['refunds'][number]) => ({
  ...refund,
  object: 'refund',
  payment_intent: intent,
  currency,
});

/** Banks want an answer within a week. */
const ANSWER_SECONDS = 7 * 24 * 60 * 60;

export const disputeObject = (
  { intent, currency }: DemoSession,
  dispute: DemoSession['disputes'][number],
) => ({
  ...dispute,
  object: 'dispute',
  payment_intent: intent,
  currency,
  evidence_details: { due_by: dispute.created + ANSWER_SECONDS },
});
