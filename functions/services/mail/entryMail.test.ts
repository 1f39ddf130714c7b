import { beforeAll, describe, expect, it, vi } from 'vitest';
import { storedEvent, teamEntry } from '../../../local/testing/storedEntries.ts';
import type { StoredCompetition } from '../../store/competitions/repository.ts';
import type { StoredEntry, StoredEvent, TeamEntry } from '../../store/entries/storedEntry.ts';
import type { NotificationContent, Recipient } from '../../store/notifications/notification.ts';
import type { FamilyDue } from '../families/familyDue.ts';
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
  contactName: 'Pat Ferris',
  contactEmail: null,
  contactPhone: null,
  paymentInstructions: 'Cash at the desk\nor by transfer',
} as StoredCompetition;

const mailOf = (
  notice: NotificationContent,
  entry = entryWith(),
  to: Recipient = 'family',
  familyDue: FamilyDue | null = null,
) => entryMail({ notice, to, name: 'Robin', entry, familyDue, competition, waitingPlace: () => 3 });

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
    expect(mail.text).toContain('Please pay ¥5,900 and quote the reference K7QM-2F9D');
    expect(mail.text).toContain('Cash at the desk\nor by transfer');
    expect(mail.text).toContain('until 1 March 2027 at 23:59, Japan');
    const html = mail.html(PLAIN);
    expect(html).toContain('Cash at the desk<br>');
    // What is due comes before the events.
    expect(html.indexOf('class="highlight"')).toBeLessThan(html.indexOf('• Freestyle'));
  });

  it('names one sum and one reference for all that a family owes', () => {
    const { text } = mailOf({ what: 'submitted' }, entryWith(), 'family', {
      reference: 'F0QM-2F9D',
      due: 12_000,
      entries: 2,
    });
    expect(text).toContain(
      'Please pay ¥5,900 and quote the reference K7QM-2F9D.\nBoth unpaid entries together: ¥12,000, reference F0QM-2F9D.\n',
    );
  });

  it('says after a payment what the other entries owe', () => {
    const paid = entryWith({ paid: 5_900, paymentState: 'paid' });
    const familyDue = { reference: 'F0QM-2F9D', due: 12_000, entries: 1 };
    const { text } = mailOf({ what: 'payment', money }, paid, 'family', familyDue);
    expect(text).toContain('Still to pay for your other entry: ¥12,000, reference F0QM-2F9D.');
    const { text: changed } = mailOf({ what: 'restored' }, paid, 'family', familyDue);
    expect(changed).not.toContain('F0QM-2F9D');
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
        familyDue: null,
        entries: [{ entry: entryWith({ placeholder: { email: 'a@b.test' } }), missing: [] }],
      }),
      organiserMail({ subject: 'Ice', text: 'At nine.', name: 'Robin', isPlaceholder: true, competition }),
    ];
    for (const mail of [reminder, toAll]) expect(mail.text).not.toMatch(/You have an account|\/admin\//);
  });

  it('asks for nothing while the whole entry waits', () => {
    const mail = mailOf({ what: 'submitted' }, entryWith({ state: 'waiting', totalPrice: 0 }));
    expect(mail.subject).toContain('On the waitlist');
    expect(mail.text).toContain('won’t be charged unless a place opens');
    expect(mail.text).not.toContain('K7QM');
  });

  it('names the refund due for a withdrawn entry, and no deadline', () => {
    const withdrawn = entryWith({ state: 'withdrawn', totalPrice: 1_000, paid: 5_900 });
    const { text } = mailOf({ what: 'withdrawn', ...by, refundDue: 4_900 }, withdrawn);
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
