import type { Message } from './outbox.ts';
import { outcomeOfAll, type DeliveryOutcome } from './smtpOutcome.ts';

/** More mails than leave in the day in which one is tried again. */
const REMEMBERED = 50_000;

type Delivery = Promise<DeliveryOutcome>;

/**
 * Delivers a mail to each address by itself, and remembers who has it: a repeat goes to the others alone. A delivery
 * that outlasts its call is waited for by the repeat, or the mail would leave twice.
 */
export class SmtpDeliveries {
  readonly #send: (message: Message, address: string) => Delivery;
  /** By mail and address: deliveries under way, and those that ended well. */
  readonly #mails = new Map<string, Map<string, Delivery>>();

  constructor(send: (message: Message, address: string) => Delivery) {
    this.#send = send;
  }

  async deliver(message: Message): Delivery {
    const mail = this.#deliveriesOf(message.messageId ?? message.id);
    const ended = await Promise.all(
      [...new Set(message.to)].map(async (address) => {
        const delivery = mail.get(address) ?? this.#send(message, address);
        mail.set(address, delivery);
        const forget = () => mail.get(address) === delivery && mail.delete(address);
        const outcome = await delivery;
        if (outcome.outcome !== 'taken') forget();
        return { outcome, forget };
      }),
    );
    const together = outcomeOfAll(ended.map(({ outcome }) => outcome));
    // Whoever repeats a mail that came back, with all of it told, asks for another attempt.
    if (together.outcome === 'taken')
      for (const { outcome, forget } of ended) if (isReturned(outcome)) forget();
    return together;
  }

  #deliveriesOf(id: string): Map<string, Delivery> {
    const known = this.#mails.get(id) ?? new Map<string, Delivery>();
    this.#mails.set(id, known);
    const [oldest] = this.#mails.keys();
    if (this.#mails.size > REMEMBERED && oldest !== undefined) this.#mails.delete(oldest);
    return known;
  }
}

const isReturned = (delivery: DeliveryOutcome) =>
  delivery.outcome === 'taken' && delivery.returned.length > 0;
