import { linkTo } from '../../../platform/mail/links.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { actionOrFooter, contactOf } from './entryWords.ts';
import { renderMail } from '../../core/mail/mailLayout.ts';
import { multipleLines, singleLine } from '../../core/mail/mailText.ts';

const MY_DAY = 'See your schedule';

interface OrganiserMail {
  readonly subject: string;
  /** Of several lines. */
  readonly text: string;
  /** The family's, for the greeting. */
  readonly name: string;
  /** Whether the family has no account, only an address that an organiser or coach typed. */
  readonly isPlaceholder: boolean;
  readonly competition: StoredCompetition;
  /** Whether it is about the day: it leads to the family's own, not to its entries. */
  readonly isAboutDay?: boolean | undefined;
}

/** An organiser's own email to a family, with whom to ask. */
export function organiserMail(facts: OrganiserMail): Mail {
  const { subject, text, name, isPlaceholder, competition, isAboutDay = false } = facts;
  return renderMail({
    subject: `${singleLine(competition.name)}: ${singleLine(subject)}`,
    name,
    before: multipleLines(text).split(/\n{2,}/),
    ...(isAboutDay && !isPlaceholder
      ? { action: { label: MY_DAY, link: linkTo('/admin/my-day', { competition: competition.id }) } }
      : actionOrFooter(isPlaceholder)),
    after: contactOf(competition),
  });
}
