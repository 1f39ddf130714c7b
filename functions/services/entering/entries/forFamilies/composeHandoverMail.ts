import { balanceDue } from '../../../../../shared/domain/entering/balance/paymentState.ts';
import { linkTo } from '../../../../platform/mail/links.ts';
import { storeHandoverLink } from '../../../../store/people/accounts/handoverLinks.ts';
import { findPlaceholder, invitedPlaceholder } from '../../../../store/people/accounts/placeholders.ts';
import { competitionWithRink } from '../../../../store/entering/competitions/withRinks.ts';
import { allEntriesOfAccount } from '../../../../store/entering/entries/repository.ts';
import { familyDueOf } from '../../families/familyDue.ts';
import { handoverMail } from '../../mail/handoverMail.ts';
import type { Composer } from '../../../core/mail/mailHandler.ts';

/** The link to take a family's entries over, with all of them and what is due; none where nothing is left to take over. */
export const composeHandoverMail: Composer = async (item, now) => {
  const { id, invitedBy } = invitedPlaceholder(item);
  const placeholder = await findPlaceholder(id);
  if (!placeholder || placeholder.takenBy !== null) return null;
  const { competitionId, email } = placeholder;
  const entered = (await allEntriesOfAccount(id)).filter(({ state }) => state !== 'withdrawn');
  if (entered.length === 0) return null;
  const [{ token, expiresAt }, competition, familyDue] = await Promise.all([
    storeHandoverLink(id, now),
    competitionWithRink(competitionId),
    familyDueOf({ competitionId, accountId: id }),
  ]);
  const mail = handoverMail({
    by: invitedBy,
    competition,
    entries: entered.map((entry) => ({ ...entry, balance: balanceDue(entry) })),
    familyDue,
    now,
    link: linkTo('/take-over', { token }),
    until: new Date(expiresAt * 1000).toISOString(),
  });
  return { to: email === '' ? [] : [email], mail };
};
