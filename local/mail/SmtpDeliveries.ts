import type { Message } from './outbox.ts';
import { outcomeOfAll, type DeliveryOutcome, type ReturnedRecipient } from './smtpOutcome.ts';

/** More mails than leave in the day in which one is tried again. */
const REMEMBERED = 50_000;

type Delivery = Promise<DeliveryOutcome>;

interface Known {
  /** By address: deliveries under way, and those that ended well or came back. */
  readonly deliveries: Map<string, Delivery>;
  /** By address: those found dead, of which no caller knows. */
  readonly untold: Map<string, ReturnedRecipient>;
  /** Dead addresses of which a caller knows, while others may still take the mail. */
  readonly told: Set<string>;
}

/**
 * Delivers a mail to each address by itself, and remembers who has it: a repeat goes to the others alone. A delivery
 * that outlasts its call is waited for by the repeat, or the mail would leave twice.
 */
export class SmtpDeliveries {
  readonly #send: (message: Message, address: string) => Delivery;
  readonly #mails = new Map<string, Known>();

  constructor(send: (message: Message, address: string) => Delivery) {
    this.#send = send;
  }

  async deliver(message: Message): Delivery {
    const { deliveries, untold, told } = this.#knownOf(message);
    const ended = await Promise.all(
      [...new Set(message.to)].map(async (address) => {
        const delivery = deliveries.get(address) ?? this.#send(message, address);
        deliveries.set(address, delivery);
        const forget = () => deliveries.get(address) === delivery && deliveries.delete(address);
        const outcome = await delivery;
        if (outcome.outcome !== 'taken') forget();
        else
          for (const one of outcome.returned)
            if (one.isAddressDead && !told.has(address)) untold.set(address, one);
        return { outcome, forget };
      }),
    );
    const together = outcomeOfAll(ended.map(({ outcome }) => outcome));
    // Whoever repeats a mail that came back, with all of it told, asks for another attempt.
    if (together.outcome !== 'taken') return together;
    for (const { outcome, forget } of ended) if (isReturned(outcome)) forget();
    for (const address of told) deliveries.delete(address);
    const returned = together.returned.filter(({ address }) => !told.has(address));
    untold.clear();
    told.clear();
    return { outcome: 'taken', returned };
  }

  /** Adds to the answer about a mail that others may still take the addresses found dead, each once. */
  tellDead(message: Message, delivery: DeliveryOutcome): DeliveryOutcome {
    const { untold, told } = this.#knownOf(message);
    if (delivery.outcome === 'taken' || untold.size === 0) return delivery;
    const dead = [...untold.values()];
    for (const address of untold.keys()) told.add(address);
    untold.clear();
    return { ...delivery, dead };
  }

  #knownOf({ messageId, id: ownId }: Message): Known {
    const id = messageId ?? ownId;
    const known = this.#mails.get(id) ?? { deliveries: new Map(), untold: new Map(), told: new Set() };
    this.#mails.set(id, known);
    const [oldest] = this.#mails.keys();
    if (this.#mails.size > REMEMBERED && oldest !== undefined) this.#mails.delete(oldest);
    return known;
  }
}

const isReturned = (delivery: DeliveryOutcome) =>
  delivery.outcome === 'taken' && delivery.returned.length > 0;
