import { linkTo } from '../../../platform/mail/links.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { actionOrFooter, contactOf } from './entryWords.ts';
import { renderMail } from '../../core/mail/mailLayout.ts';
import { multipleLines, singleLine } from '../../core/mail/mailText.ts';

const MY_DAY = 'See your schedule';
const SCHEDULE = 'See the schedule';

interface OrganiserMail {
  readonly subject: string;
  /** Of several lines. */
  readonly text: string;
  /** The family's, for the greeting. */
  readonly name: string;
  /** Whether the family has no account, only an address that an organiser or coach typed. */
  readonly isPlaceholder: boolean;
  readonly competition: StoredCompetition;
  /** Whether it is a message that stands on My day: it leads there, and not to the family's entries. */
  readonly isAboutDay?: boolean | undefined;
}

/** An organiser's own email to a family, with whom to ask. */
export function organiserMail(facts: OrganiserMail): Mail {
  const { isPlaceholder, competition, isAboutDay = false } = facts;
  return renderMail({
    ...wordsOf(facts),
    ...(isAboutDay && !isPlaceholder ? toMyDay(competition) : actionOrFooter(isPlaceholder)),
    // Without an account there is no My day.
    ...(isAboutDay && isPlaceholder ? toSchedule(competition) : {}),
    after: contactOf(competition),
  });
}

/** The same to a coach or judge, who has no entries. @param hasAccount without one the public schedule is their page */
export function coachMail(facts: Omit<OrganiserMail, 'isPlaceholder'>, hasAccount: boolean): Mail {
  const { competition, isAboutDay = false } = facts;
  return renderMail({
    ...wordsOf(facts),
    ...(isAboutDay ? (hasAccount ? toMyDay : toSchedule)(competition) : {}),
    after: contactOf(competition),
  });
}

const wordsOf = ({ subject, text, name, competition }: Omit<OrganiserMail, 'isPlaceholder'>) => ({
  subject: `${singleLine(competition.name)}: ${singleLine(subject)}`,
  name,
  before: multipleLines(text).split(/\n{2,}/),
});

const toMyDay = ({ id }: StoredCompetition) => ({
  action: { label: MY_DAY, link: linkTo('/admin/my-day', { competition: id }) },
});

/** A competition that isn’t published has no public page. */
const toSchedule = ({ id, state }: StoredCompetition) =>
  state === 'published' ? { action: { label: SCHEDULE, link: linkTo(`/competitions/${id}/schedule`) } } : {};
