import { beforeAll, describe, expect, it, vi } from 'vitest';
import { storedEvent, teamEntry } from '../../../../local/testing/storedEntries.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import type { StoredEntry, StoredEvent, TeamEntry } from '../../../store/entering/entries/storedEntry.ts';
import type {
  NotificationContent,
  MailRecipient,
} from '../../../store/entering/notifications/notification.ts';
import type { FamilyAmountDue } from '../families/familyDue.ts';
import { entryMail } from './entryMail.ts';
import { organiserMail } from './organiserMail.ts';
import { reminderMail } from './reminderMail.ts';

const PLAIN = { name: null, logo: null, accent: null };

beforeAll(() => {
  vi.stubEnv('PUBLIC_ORIGIN', 'https://rinkside.example');
});

const eventWith = (level: string, state: StoredEvent['state']) =>
  storedEvent(level, { format: 'Freestyle', level, price: state === 'waiting' ? 0 : 5_900, state });

function entryWith(fields: Partial<TeamEntry> = {}): StoredEntry {
  return teamEntry({
    id: 'E1',
    accountId: 'A1',
    competitionId: 'C1',
    paymentReference: 'K7QM-2F9D',
    submittedAt: '2027-01-05T10:00:00.000Z',
    submittedOn: '2027-01-05',
    currency: 'JPY',
    totalPrice: 5_900,
    name: 'Ice Foxes',
    country: 'Japan',
    homeIsiRink: 'Pond',
    homeRinkId: null,
    version: 2,
    coachName: 'Mira Lake',
    coachEmail: 'mira@clubs.test',
    coachProfessional: 'P1',
    skaters: [],
    events: [eventWith('Freestyle 1', 'confirmed'), eventWith('Freestyle 2', 'waiting')],
    ...fields,
  });
}

const competition = {
  id: 'C1',
  name: 'Winter Cup',
  startDate: '2027-03-12',
  endDate: '2027-03-14',
  openUntil: '2027-03-01T14:59:00.000Z',
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  contactName: 'Pat Ferris',
  contactEmail: null,
  contactPhone: null,
  paymentInstructions: 'Cash at the desk\nor by transfer',
} as StoredCompetition;

const now = new Date('2027-01-10T10:00:00.000Z');
const foxes = { id: 'E1', name: 'Ice Foxes', paymentReference: 'K7QM-2F9D', balance: 5_900 };
const leo = { id: 'E2', name: 'Leo Chan', paymentReference: 'ZZZZ-YYYY', balance: 6_100 };
/** The family owes for the team alone, for Leo alone, or for both. */
const FOR_TEAM: FamilyAmountDue = { reference: 'K7QM-2F9D', due: 5_900, entries: [foxes] };
const FOR_LEO: FamilyAmountDue = { reference: 'ZZZZ-YYYY', due: 6_100, entries: [leo] };
const FOR_BOTH: FamilyAmountDue = { reference: 'F0QM-2F9D', due: 12_000, entries: [leo, foxes] };

const mailOf = (
  notice: NotificationContent,
  entry = entryWith(),
  to: MailRecipient = 'family',
  familyDue: FamilyAmountDue | null = FOR_TEAM,
) =>
  entryMail({
    notice,
    to,
    name: 'Robin',
    entry,
    familyDue,
    competition,
    waitingPlace: () => 3,
    startOf: () => null,
    now,
  });

const by = { by: 'organiser', reason: 'Rink closed' } as const;
const money = { id: 'P1', amount: 3_000, method: 'transfer', receivedOn: '2027-01-09' };

describe('what a mail about an entry says', () => {
  it.each<[NotificationContent, string, string]>([
    [{ what: 'submitted' }, 'Entered: Ice Foxes, Winter Cup', 'Ice Foxes is entered in Winter Cup.'],
    [
      { what: 'promoted', events: ['Freestyle 2'] },
      'You have a place:',
      'Freestyle, Freestyle 2. You don’t need to confirm it.',
    ],
    [{ what: 'changed', ...by, refundDue: 0 }, 'Entry changed:', 'Reason: Rink closed'],
    [
      { what: 'changed', by: 'family', reason: null, refundDue: 0 },
      'Entry changed:',
      'You changed the entry',
    ],
    [{ what: 'payment', money }, 'Payment received:', '¥3,000 on 9 January 2027 (bank transfer)'],
    [{ what: 'refund', money }, 'Refund:', 'We refunded ¥3,000'],
    [{ what: 'refund', money: { ...money, method: 'correction' } }, 'Refund:', 'voided'],
    [{ what: 'partner', by: 'partner', did: 'declined' }, 'About your partner:', 'declined for Winter Cup'],
  ])('%j', (notice, subject, words) => {
    const mail = mailOf(notice);
    expect(mail.subject).toContain(subject);
    expect(mail.text).toContain(words);
    expect(mail.text).toContain('• Freestyle, Freestyle 2: waitlist, position 3');
    expect(mail.text).toContain('Please pay ¥5,900 by 1 March 2027 and quote the reference K7QM-2F9D.');
    expect(mail.text).toContain('Cash at the desk\nor by transfer');
    expect(mail.text).toContain('until 1 March 2027 at 23:59, Japan');
    const html = mail.html(PLAIN);
    expect(html).toContain('Cash at the desk<br>');
    // The amount due comes before the events.
    expect(html.indexOf('class="highlight"')).toBeLessThan(html.indexOf('• Freestyle'));
  });

  it('says of each of two cancelled events what was true when it was cancelled', () => {
    const gone = entryWith({
      state: 'withdrawn',
      withdrawnAt: '2027-01-10T09:00:00.000Z',
      totalPrice: 0,
      paid: 9_000,
    });
    const cancelled = (level: string, refundDue: number, isLast: boolean) =>
      mailOf(
        {
          what: 'eventCancelled',
          event: { format: 'Freestyle', level },
          reason: 'No ice',
          refundDue,
          isLast,
        },
        gone,
        'family',
        null,
      ).text;
    const first = cancelled('Freestyle 1', 3_100, false);
    expect(first).toContain('Refund due: ¥3,100. Nothing of what you paid for the cancelled event is kept.');
    expect(first).not.toContain('only event');
    expect(first).not.toContain('The other events below');
    const second = cancelled('Freestyle 2', 5_900, true);
    expect(second).toContain('Refund due: ¥5,900.');
    expect(second).toContain('It was the only event of this entry');
  });

  it('calls the other events of a cancelled one affected where the entry comes to owe for them', () => {
    const event = { format: 'Freestyle', level: 'Freestyle 3' };
    const notice = { what: 'eventCancelled', event, reason: 'No ice', refundDue: 0, isLast: false } as const;
    const sentence = 'The other events below are not affected.';
    expect(mailOf(notice, entryWith({ totalPrice: 18_000, paid: 12_000 })).text).not.toContain(sentence);
    expect(mailOf(notice, entryWith({ totalPrice: 12_000, paid: 12_000 })).text).toContain(sentence);
  });

  it('names one sum, one reference and one date for all that a family owes', () => {
    const { text, html } = mailOf({ what: 'submitted' }, entryWith(), 'family', FOR_BOTH);
    expect(text).toContain(
      'Please pay ¥12,000 by 1 March 2027 and quote the reference F0QM-2F9D.\n' +
        '• Leo Chan: ¥6,100\n• Ice Foxes: ¥5,900\n' +
        'How to pay:\nCash at the desk\nor by transfer\n' +
        'Only Ice Foxes: ¥5,900, reference K7QM-2F9D.\n',
    );
    expect(html(PLAIN)).toContain('font-size:13px;line-height:1.5">Only Ice Foxes: ¥5,900');
    expect(text).not.toContain('ZZZZ-YYYY');
  });

  it('asks for the money at once where entries have closed', () => {
    const closed = { ...competition, openUntil: '2027-01-10T09:59:00.000Z' };
    const notice = { what: 'submitted' } as const;
    const facts = { notice, to: 'family', name: 'Robin', entry: entryWith(), familyDue: FOR_TEAM } as const;
    const { text } = entryMail({
      ...facts,
      competition: closed,
      waitingPlace: () => 3,
      startOf: () => null,
      now,
    });
    expect(text).toContain('Please pay ¥5,900 now and quote the reference K7QM-2F9D.');
    // No day is left for changes.
    expect(text).not.toContain('You can change or withdraw');
    expect(mailOf(notice).text).toContain('You can change or withdraw');
  });

  it('says after a payment what the other entries owe', () => {
    const paid = entryWith({ paid: 5_900, paymentState: 'paid' });
    const { text } = mailOf({ what: 'payment', money }, paid, 'family', FOR_LEO);
    expect(text).toContain(
      'Please pay ¥6,100 by 1 March 2027 and quote the reference ZZZZ-YYYY.\n• Leo Chan: ¥6,100\n',
    );
    expect(text).toContain('Nothing to pay for this entry.');
    expect(text).not.toContain('Only');
    const { text: changed } = mailOf({ what: 'restored' }, paid, 'family', FOR_LEO);
    expect(changed).not.toContain('ZZZZ-YYYY');
  });

  it('says after a withdrawal what is owed now', () => {
    const notice = { what: 'withdrawn', by: 'family', reason: null, refundDue: 0 } as const;
    const unpaid = entryWith({ state: 'withdrawn', totalPrice: 0 });
    const textOf = (familyDue: FamilyAmountDue | null, entry = unpaid) =>
      mailOf(notice, entry, 'family', familyDue).text;
    expect(textOf(null)).toContain('\n\nNothing is owed.\n\n');
    expect(textOf(null)).not.toMatch(/¥|Please pay/);
    expect(textOf(FOR_LEO)).toContain(
      'Please pay ¥6,100 by 1 March 2027 and quote the reference ZZZZ-YYYY.\n• Leo Chan: ¥6,100\n',
    );
    expect(textOf(FOR_LEO)).toContain('Nothing to pay for this entry.');
    const retained = entryWith({ state: 'withdrawn', totalPrice: 5_900, paid: 5_900 });
    expect(textOf(null, retained)).toContain('Price: ¥5,900. Paid so far: ¥5,900.\n\nNothing is owed.');
  });

  it('keeps a long name whole in its line, and breaks it only on the screen', () => {
    const name = `Maximiliana ${'Wolkenstein-'.repeat(7)}Frost`;
    const long = { ...FOR_BOTH, entries: [leo, { ...foxes, name }] };
    const { text, html } = mailOf({ what: 'submitted' }, entryWith(), 'family', long);
    expect(text).toContain(`• ${name}: ¥5,900\n`);
    expect(html(PLAIN)).toMatch(/class="highlight" style="[^"]*overflow-wrap:anywhere"/);
  });

  it('tells a family without an account why it gets the mail, and leads to no page that it cannot open', () => {
    const { text } = mailOf({ what: 'restored' }, entryWith({ placeholder: { email: 'a@b.test' } }));
    expect(text).toContain('An organiser or coach gave us this address.');
    expect(text).not.toMatch(/You have an account|\/admin\//);
    const [reminder, toAll] = [
      reminderMail({
        about: 'unpaid',
        words: null,
        name: 'Robin',
        competition,
        familyDue: FOR_TEAM,
        music: null,
        now,
        entries: [
          { entry: entryWith({ placeholder: { email: 'a@b.test' } }), missing: [], withoutMusic: [] },
        ],
      }),
      organiserMail({ subject: 'Ice', text: 'At nine.', name: 'Robin', isPlaceholder: true, competition }),
    ];
    for (const mail of [reminder, toAll]) expect(mail.text).not.toMatch(/You have an account|\/admin\//);
    const ofToday = { subject: 'Ice', text: 'At nine.', name: 'Robin', isAboutDay: true };
    const published = { ...competition, state: 'published' as const, id: 'cup' };
    const message = organiserMail({ ...ofToday, competition: published, isPlaceholder: true });
    expect(message.text).toMatch(/\/competitions\/[^/\s]+\/schedule/);
    expect(message.text).not.toContain('/admin/');
  });

  it('says at once that starts were scratched at check-in, and that they skate again, without the reason', () => {
    const entry = entryWith();
    const events = entry.events.map(({ id }) => id);
    const textOf = (what: 'scratched' | 'scratchUndone') =>
      mailOf({ what, occasion: 'today', events }, entry).text;
    expect(textOf('scratched')).toMatch(
      /^Check-in scratched .+: .*Freestyle.*If that is wrong, go to check-in/m,
    );
    expect(textOf('scratchUndone')).toMatch(/^The scratch of .+ is undone\. .+ skates: .*Freestyle/m);
  });

  it('asks for nothing while the whole entry waits', () => {
    const waiting = entryWith({ state: 'waiting', totalPrice: 0 });
    const mail = mailOf({ what: 'submitted' }, waiting, 'family', null);
    expect(mail.subject).toContain('On the waitlist');
    expect(mail.text).toContain('won’t be charged unless a place opens');
    expect(mail.text).not.toContain('K7QM');
  });

  it('names the refund due for a withdrawn entry, and no deadline', () => {
    const withdrawn = entryWith({ state: 'withdrawn', totalPrice: 1_000, paid: 5_900 });
    const { text } = mailOf({ what: 'withdrawn', ...by, refundDue: 4_900 }, withdrawn, 'family', null);
    expect(text).toContain('Refund due: ¥4,900, by the competition’s refund policy.');
    expect(text).not.toMatch(/change or withdraw|Freestyle 1/);
  });

  it('tells a coach of the team, and nothing of the family’s money or page', () => {
    const { text } = mailOf({ what: 'submitted' }, entryWith(), 'coach');
    expect(text).toContain('names you as its coach');
    expect(text).not.toMatch(/¥|K7QM|success|Cash/);
  });

  it.each(['Win at http://evil.example', 'www.evil'])('carries no message in the name %s', (name) => {
    const { subject, text, html } = mailOf({ what: 'submitted' }, entryWith({ name }), 'coach');
    expect(subject + text + html(PLAIN)).not.toContain('evil');
  });
});
