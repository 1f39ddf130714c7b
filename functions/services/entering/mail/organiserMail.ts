import type { Mail } from '../../../platform/mail/mail.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { actionOrFooter, contactOf } from './entryWords.ts';
import { renderMail } from '../../core/mail/mailLayout.ts';
import { multipleLines, singleLine } from '../../core/mail/mailText.ts';

interface OrganiserMail {
  readonly subject: string;
  /** Of several lines. */
  readonly text: string;
  /** The family's, for the greeting. */
  readonly name: string;
  /** Whether the family has no account, only an address that an organiser or coach typed. */
  readonly isPlaceholder: boolean;
  readonly competition: StoredCompetition;
}

/** An organiser's own email to a family, with whom to ask. */
export function organiserMail({ subject, text, name, isPlaceholder, competition }: OrganiserMail): Mail {
  return renderMail({
    subject: `${singleLine(competition.name)}: ${singleLine(subject)}`,
    name,
    before: multipleLines(text).split(/\n{2,}/),
    ...actionOrFooter(isPlaceholder),
    after: contactOf(competition),
  });
}
