import type { Message } from './outbox.ts';
import { outcomeOfAll, type DeliveryOutcome, type ReturnedRecipient } from './smtpOutcome.ts';

/** More mails than leave in the day in which one is tried again. */
const REMEMBERED = 50_000;

type Delivery = Promise<DeliveryOutcome>;

interface MailDeliveries {
  /** By address: deliveries under way, and those that ended well or came back. */
  readonly deliveries: Map<string, Delivery>;
  /** By address: those found dead, of which no caller knows. */
  readonly unreported: Map<string, ReturnedRecipient>;
  /** Dead addresses of which a caller knows, while others may still take the mail. */
  readonly reported: Set<string>;
}

/**
 * Delivers a mail to each address by itself, and remembers who has it: a repeat goes to the others alone. A delivery
 * that outlasts its call is waited for by the repeat, or the mail would leave twice.
 */
export class SmtpDeliveries {
  readonly #send: (message: Message, address: string) => Delivery;
  readonly #mails = new Map<string, MailDeliveries>();

  constructor(send: (message: Message, address: string) => Delivery) {
    this.#send = send;
  }

  async deliver(message: Message): Delivery {
    const { deliveries, unreported, reported } = this.#deliveriesOf(message);
    const ended = await Promise.all(
      [...new Set(message.to)].map(async (address) => {
        const delivery = deliveries.get(address) ?? this.#send(message, address);
        deliveries.set(address, delivery);
        const forget = () => deliveries.get(address) === delivery && deliveries.delete(address);
        const outcome = await delivery;
        if (outcome.outcome !== 'taken') forget();
        else if (!reported.has(address))
          for (const one of outcome.returned) if (one.isAddressDead) unreported.set(address, one);
        return { outcome, forget };
      }),
    );
    const together = outcomeOfAll(ended.map(({ outcome }) => outcome));
    if (together.outcome !== 'taken') return together;
    // Now that all of it is reported, somebody who sends the mail again wants these addresses tried again.
    for (const { outcome, forget } of ended) if (isReturned(outcome)) forget();
    for (const address of reported) deliveries.delete(address);
    const returned = together.returned.filter(({ address }) => !reported.has(address));
    unreported.clear();
    reported.clear();
    return { outcome: 'taken', returned };
  }

  /** Adds to the answer about a mail that others may still take the addresses found dead, each once. */
  withDeadAddresses(message: Message, delivery: DeliveryOutcome): DeliveryOutcome {
    const { unreported, reported } = this.#deliveriesOf(message);
    if (delivery.outcome === 'taken' || unreported.size === 0) return delivery;
    const dead = [...unreported.values()];
    for (const address of unreported.keys()) reported.add(address);
    unreported.clear();
    return { ...delivery, dead };
  }

  #deliveriesOf({ messageId, id: ownId }: Message): MailDeliveries {
    const id = messageId ?? ownId;
    const mail = this.#mails.get(id) ?? { deliveries: new Map(), unreported: new Map(), reported: new Set() };
    this.#mails.set(id, mail);
    const [oldest] = this.#mails.keys();
    if (this.#mails.size > REMEMBERED && oldest !== undefined) this.#mails.delete(oldest);
    return mail;
  }
}

const isReturned = (delivery: DeliveryOutcome) =>
  delivery.outcome === 'taken' && delivery.returned.length > 0;
