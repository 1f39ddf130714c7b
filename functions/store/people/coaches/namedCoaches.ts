import { nameOrder } from '../../../../shared/domain/core/nameOrder.ts';
import { rinkIdentity } from '../../../../shared/domain/people/rinks/rinkIdentity.ts';
import { getItem } from '../../../platform/table/read.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { createWrite } from '../../../platform/table/writes.ts';
import { coachWrites } from './coachWrites.ts';
import { namedCoachKey } from './keys.ts';
import { coachesOfRink, currentCoach } from './repository.ts';
import { newCoach, type StoredCoach } from './storedCoach.ts';

interface HomeRink {
  readonly homeIsiRink: string;
  readonly homeRinkId: string | null;
}

class NameTaken extends Error {}

/**
 * The coach whom a family names at its home rink: one who is there under this name, else a new record that
 * awaits the head coach's confirmation. Two families that name the same coach at once get the same record.
 */
export async function coachNamedAtRink(
  { name, email }: { readonly name: string; readonly email: string | null },
  rink: HomeRink,
  now: Date,
): Promise<StoredCoach> {
  const known = await knownCoach(name, rink);
  if (known) return known;
  const rinkIds = rink.homeRinkId === null ? [] : [rink.homeRinkId];
  const coach = newCoach({ name, email, rinkIds, state: 'awaiting' }, now);
  const key = namedCoachKey(rinkIdentity(rink), name);
  try {
    await transact([
      createWrite({ ...key, type: 'namedCoach', coachId: coach.id }, () => new NameTaken()),
      ...coachWrites({ before: null, after: coach }),
    ]);
    return coach;
  } catch (error) {
    const first = error instanceof NameTaken ? await coachOfName(name, rink) : null;
    if (!first) throw error;
    return first;
  }
}

async function knownCoach(name: string, rink: HomeRink): Promise<StoredCoach | null> {
  const there = rink.homeRinkId === null ? [] : await coachesOfRink(rink.homeRinkId);
  const same = there.filter((coach) => nameOrder(coach.name) === nameOrder(name));
  const found = same.find(({ state }) => state === 'confirmed') ?? same[0];
  return found ? currentCoach(found.coachId) : coachOfName(name, rink);
}

async function coachOfName(name: string, rink: HomeRink): Promise<StoredCoach | null> {
  const item = await getItem(namedCoachKey(rinkIdentity(rink), name));
  return item ? currentCoach(String(item['coachId'])) : null;
}
