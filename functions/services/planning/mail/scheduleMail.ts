import { linkTo } from '../../../platform/mail/links.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import type { NewScheduleMail } from '../../../store/planning/publishing/mailRepository.ts';
import { contactOf } from '../../entering/mail/entryWords.ts';
import { renderMail } from '../../core/mail/mailLayout.ts';
import { greetedName, multipleLines, singleLine } from '../../core/mail/mailText.ts';
import { appointmentText } from './appointmentText.ts';

const WORDS = {
  subject: {
    first: (where: string) => `Ice times for ${where}`,
    changed: (where: string) => `New ice times for ${where}`,
  },
  family: {
    first: (where: string) => `The schedule of ${where} is out. These are your times:`,
    changed: (where: string) => `The schedule of ${where} has changed. These times are new:`,
  },
  coach: {
    first: (where: string) =>
      `The schedule of ${where} is out. These are your pupils’ times and your panels:`,
    changed: (where: string) => `The schedule of ${where} has changed for you or your pupils:`,
  },
  times: (zone: string) => `Each time is the start of the warm-up, in venue time (${zone}).`,
  comment: (words: string) => `The organiser writes:\n${words}`,
  panels: 'Your panels',
  panel: 'Panel',
  before: (when: string) => `before: ${when}`,
  isNew: 'new',
  removed: (when: string) => `no longer in the schedule (before: ${when})`,
  notYours: (when: string) => `no longer yours (before: ${when})`,
  somebody: 'Your entry',
  action: 'See your schedule',
  everything: 'See the schedule',
  footer: 'Rinkside runs figure-skating competitions. The organiser of this one gave us your address.',
} as const;

export interface ScheduleMailFacts {
  readonly competition: StoredCompetition;
  readonly stored: NewScheduleMail;
  /** Those of the mail’s programmes; an erased one is missing. */
  readonly entries: ReadonlyMap<string, StoredEntry>;
  /** For the greeting. */
  readonly name: string;
  readonly hasAccount: boolean;
  readonly comment: string | null;
  /** What the organiser calls the events, by id. */
  readonly events: ReadonlyMap<string, string>;
  /** Names by id. */
  readonly surfaces: ReadonlyMap<string, string>;
}

type Move = NewScheduleMail['moves'][number];

/**
 * The one mail to a family, coach or judge about a published version: each child’s times, with those before.
 * @returns null where nobody of it is left
 */
export function scheduleMail(facts: ScheduleMailFacts): Mail | null {
  const { competition, stored, name, hasAccount, comment } = facts;
  const parts = [...skaterParts(facts), ...panelPart(facts)];
  if (parts.length === 0) return null;
  const where = singleLine(competition.name);
  const kind = stored.since === null ? 'first' : 'changed';
  return renderMail({
    subject: WORDS.subject[kind](where),
    name,
    before: [WORDS[stored.to][kind](where), ...parts],
    details: [
      WORDS.times(competition.timeZone),
      ...(comment === null ? [] : [WORDS.comment(multipleLines(comment))]),
    ],
    ...(hasAccount
      ? { action: { label: WORDS.action, link: linkTo('/admin/my-day', { competition: competition.id }) } }
      : {
          action: {
            label: WORDS.everything,
            link: linkTo(`/competitions/${competition.id}/schedule`),
          },
          footer: WORDS.footer,
        }),
    after: contactOf(competition),
  });
}

/** A paragraph for each skater, couple or team, its events in order of time. */
function skaterParts({ stored, entries, surfaces }: ScheduleMailFacts): string[] {
  const named = stored.moves.flatMap((move) => {
    const [entryId = '', ...event] = move.programmeId?.split('.') ?? [];
    const entry = entries.get(entryId);
    const entered = entry?.events.find(({ id }) => id === event.join('.'));
    return entry && entered ? [{ entry, entered, move }] : [];
  });
  const byEntry = Map.groupBy(named, ({ entry }) => entry.id);
  return [...byEntry.values()].map((own) => {
    const title = greetedName(own[0]?.entry.name ?? '') ?? WORDS.somebody;
    const lines = own
      .toSorted((one, other) => (orderOf(one.move) < orderOf(other.move) ? -1 : 1))
      .map(({ entered: { format, level }, move }) =>
        lineOf(singleLine(`${format}, ${level}`), move, stored.since !== null, surfaces),
      );
    return [title, ...lines].join('\n');
  });
}

function panelPart({ stored, events, surfaces }: ScheduleMailFacts): string[] {
  const title = ({ eventIds = [] }: Move) => {
    const names = eventIds.flatMap((id) => events.get(id) ?? []);
    return names.length === 0 ? WORDS.panel : singleLine(names.join(', '));
  };
  const lines = stored.moves
    .filter(({ role }) => role === 'judge')
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
    .map((move) => lineOf(title(move), move, stored.since !== null, surfaces));
  return lines.length === 0 ? [] : [[WORDS.panels, ...lines].join('\n')];
}

function orderOf({ to, from }: Move): string {
  const place = to ?? from;
  return place ? `${place.date} ${place.start.padStart(9, '0')}` : '';
}

function lineOf(
  what: string,
  { role, from, to }: Move,
  isChange: boolean,
  surfaces: ReadonlyMap<string, string>,
): string {
  const text = (place: NonNullable<Move['to']>) => appointmentText(place, surfaces);
  // Another judge may have the panel.
  const gone = role === 'judge' ? WORDS.notYours : WORDS.removed;
  if (!to) return `• ${what}: ${from ? gone(text(from)) : ''}`;
  const more = from ? WORDS.before(text(from)) : isChange ? WORDS.isNew : '';
  return `• ${what}: ${text(to)}${more === '' ? '' : ` (${more})`}`;
}
