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
  judge: {
    subject: {
      now: (where: string) => `You judge now: ${where}`,
      first: (where: string) => `Your panels at ${where}`,
      changed: (where: string) => `Your panels changed: ${where}`,
      moved: (where: string) => `New times of your panels: ${where}`,
    },
    first: (where: string) => `The schedule of ${where} is out. This is what you judge:`,
    changed: (where: string) => `What you judge at ${where} has changed:`,
    moved: (where: string) => `The times at which you judge at ${where} have changed:`,
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
  judgeNow: (seat: string) => `You judge now: ${seat}`,
  referee: 'Referee',
  judgeSeat: (seat: string) => `Judge ${seat.slice('judge'.length)}`,
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
  /** Of the reader as a judge, as the plan has them now. */
  readonly seats: readonly JudgedSeat[];
  /** Whether a day of the competition is being skated. */
  readonly isRunning: boolean;
}

/** A judge's seat on a panel. */
export interface JudgedSeat {
  /** `judge1` or `referee`. */
  readonly seat: string;
  /** Of the panel's first flight that is the judge's, as published. */
  readonly first: Place;
  /** Those that are not over, by time. */
  readonly flights: readonly { readonly eventId: string; readonly place: Place }[];
}

type Place = NonNullable<NewScheduleMail['moves'][number]['to']>;

type Move = NewScheduleMail['moves'][number];

/**
 * The one mail to a family, coach or judge about a published version: each child’s times, with those before.
 * @returns null where nobody of it is left
 */
export function scheduleMail(facts: ScheduleMailFacts): Mail | null {
  const { competition, name, hasAccount, comment } = facts;
  const parts = [...skaterParts(facts), ...panelParts(facts)];
  if (parts.length === 0) return null;
  const where = singleLine(competition.name);
  const { subject, sentence } = openingOf(facts, where);
  return renderMail({
    subject,
    name,
    before: [sentence, ...parts],
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

/** Who only judges reads of judging from the subject on. */
function openingOf(facts: ScheduleMailFacts, where: string) {
  const { moves, since, to } = facts.stored;
  const kind = since === null ? 'first' : 'changed';
  if (moves.some(({ role }) => role !== 'judge'))
    return { subject: WORDS.subject[kind](where), sentence: WORDS[to][kind](where) };
  const isMoved = moves.every(({ from, to: place }) => from !== null && place !== null);
  const ofJudge = isLate(facts) ? (isMoved ? 'moved' : 'changed') : 'first';
  const isTaken = isLate(facts) && moves.every(isTakenOver);
  return {
    subject: WORDS.judge.subject[isTaken ? 'now' : ofJudge](where),
    sentence: WORDS.judge[ofJudge](where),
  };
}

/** Whether the reader knows a schedule already, or the day runs: a panel is then taken over from somebody. */
const isLate = ({ stored, isRunning }: ScheduleMailFacts) => stored.since !== null || isRunning;

/** A paragraph for each skater, couple or team, its events in order of time. */
function skaterParts(facts: ScheduleMailFacts): string[] {
  const { stored, entries } = facts;
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
      .map(({ entered: { format, level }, move }) => lineOf(singleLine(`${format}, ${level}`), move, facts));
    return [title, ...lines].join('\n');
  });
}

const isTakenOver = ({ role, from, to }: Move) => role === 'judge' && from === null && to !== null;

/** A paragraph for each panel that the judge takes over during the day, and one for all other changes. */
function panelParts(facts: ScheduleMailFacts): string[] {
  const { stored, events, seats } = facts;
  const titleOf = (eventIds: readonly string[]) => {
    const names = eventIds.flatMap((id) => events.get(id) ?? []);
    return names.length === 0 ? WORDS.panel : singleLine(names.join(', '));
  };
  const seatAt = ({ to }: Move) =>
    seats.find(
      ({ first }) =>
        to && first.surfaceId === to.surfaceId && first.date === to.date && first.start === to.start,
    );
  const moves = stored.moves
    .filter(({ role }) => role === 'judge')
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  const isTaken = (move: Move) => isLate(facts) && isTakenOver(move) && seatAt(move) !== undefined;
  const taken = moves.filter(isTaken).flatMap((move) => {
    const seat = seatAt(move);
    if (!seat) return [];
    const flights = seat.flights.map(
      ({ eventId, place }) => `• ${titleOf([eventId])}: ${placeText(place, facts)}`,
    );
    return [[WORDS.judgeNow(seatText(seat)), ...flights].join('\n')];
  });
  const lines = moves
    .filter((move) => !isTaken(move))
    .map((move) => {
      const seat = seatAt(move);
      const title = titleOf(move.eventIds ?? []);
      const what = seat ? `${seatText(seat)}, ${title}` : title;
      return lineOf(what, move, facts);
    });
  return [...taken, ...(lines.length === 0 ? [] : [[WORDS.panels, ...lines].join('\n')])];
}

const seatText = ({ seat }: JudgedSeat) => (seat === 'referee' ? WORDS.referee : WORDS.judgeSeat(seat));

function orderOf({ to, from }: Move): string {
  const place = to ?? from;
  return place ? `${place.date} ${place.start.padStart(9, '0')}` : '';
}

const placeText = (place: NonNullable<Move['to']>, { surfaces, competition }: ScheduleMailFacts) =>
  appointmentText(place, { surfaces, timeZone: competition.timeZone });

function lineOf(what: string, { role, from, to }: Move, facts: ScheduleMailFacts): string {
  const isChange = facts.stored.since !== null;
  const text = (place: NonNullable<Move['to']>) => placeText(place, facts);
  // Another judge may have the panel.
  const gone = role === 'judge' ? WORDS.notYours : WORDS.removed;
  if (!to) return `• ${what}: ${from ? gone(text(from)) : ''}`;
  const more = from ? WORDS.before(text(from)) : isChange ? WORDS.isNew : '';
  return `• ${what}: ${text(to)}${more === '' ? '' : ` (${more})`}`;
}
