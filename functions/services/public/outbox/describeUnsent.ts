import type { UnsentMail } from '../../../../shared/contract/entering/notifications/unsentMails.ts';
import { errorName, logError } from '../../../platform/log.ts';
import { outboxItemOf, type OutboxItem } from '../../../platform/outbox/outboxItem.ts';
import type { Item } from '../../../platform/table/read.ts';
import { competitionsById, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { DESCRIBERS, type Description } from './describers.ts';
import type { OutboxKind } from './handlers.ts';
import { itemIdOf } from '../../../platform/outbox/itemId.ts';

/** An item that cannot be read is listed too, because it is not sent either. */
const UNKNOWN: Description = { what: 'unknown', to: null, name: '', entryId: null };

/** Items of the outbox as organisers and the federation read them, by the names of now. */
export async function describeUnsent(items: readonly Item[]): Promise<UnsentMail[]> {
  const listed = items.flatMap((item) => {
    const stored = outboxItemOf(item);
    return stored ? [{ item, stored }] : [];
  });
  // An item without a competition names ''.
  const ids = listed.flatMap(({ stored }) => stored.competitionId || []);
  const [competitions, descriptions] = await Promise.all([
    competitionsById(ids),
    Promise.all(listed.map(({ item, stored }) => descriptionOf(item, stored))),
  ]);
  return listed.map(({ stored }, index): UnsentMail => {
    const { outbox, competitionId } = stored;
    const competition = competitionId === undefined ? undefined : competitions.get(competitionId);
    return {
      id: itemIdOf(stored),
      ...(descriptions[index] ?? UNKNOWN),
      competition: competition ? competitionOf(competition) : null,
      reason: outbox.failure ?? 'notTried',
      at: outbox.since,
      nextAttempt: outbox.state === 'waiting' ? outbox.due : null,
    };
  });
}

const competitionOf = ({ id, name, timeZone }: StoredCompetition) => ({ id, name, timeZone });

const isKind = (kind: string): kind is OutboxKind => Object.hasOwn(DESCRIBERS, kind);

async function descriptionOf(item: Item, { outbox: { kind } }: OutboxItem): Promise<Description> {
  try {
    return isKind(kind) ? await DESCRIBERS[kind](item) : UNKNOWN;
  } catch (error) {
    logError('unsentNotDescribed', { kind, error: errorName(error) });
    return UNKNOWN;
  }
}
