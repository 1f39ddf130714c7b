import { notificationAddresses } from '../../../store/people/accounts/accounts.ts';
import { findFamily } from '../../../store/people/accounts/placeholders.ts';
import { currentCoach } from '../../../store/people/coaches/repository.ts';

/** A mail's reader as of now: for the greeting, for the address, and whether a link leads anywhere. */
export interface MailReader {
  readonly name: string;
  readonly to: readonly string[];
  readonly hasAccount: boolean;
}

/** A family by its account, or a coach: the coach's account, else the address that the head coach gave. */
export async function mailReader({
  to,
  recipient,
}: {
  readonly to: 'family' | 'coach';
  readonly recipient: string;
}): Promise<MailReader> {
  if (to === 'family') {
    const family = await findFamily(recipient);
    return {
      name: family?.name ?? '',
      to: family ? notificationAddresses(family) : [],
      hasAccount: family?.placeholder === null,
    };
  }
  const coach = await currentCoach(recipient);
  const account = coach?.accountId ? await findFamily(coach.accountId) : null;
  const known = account ? notificationAddresses(account) : [coach?.email ?? ''];
  return {
    name: coach?.name ?? '',
    to: known.filter((address) => address !== ''),
    hasAccount: account !== null,
  };
}
