import type { Translator } from '../../../i18n/Translator.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { waiverStatus } from '../../../../shared/domain/people/consent/waiver.ts';
import { waiverVersion } from '../../../../shared/domain/people/consent/waiverVersion.ts';
import { asDay, asInstant, asMoney, type ExportColumn } from '../../../table/export/exportValue.ts';
import { eventNames } from '../../entering/entries/index.ts';
import type { ContactRow } from './contactRows.ts';
import type { ExportedEventRow } from './eventRows.ts';
import type { ExportedEntry } from './loadAllEntries.ts';

const NOBODY = { age: null, gender: '', birthdate: null, isi: null, expDate: null } as const;

type T = Translator<['exports', 'entryStates']>;

function who(t: T): ExportColumn<ExportedEntry>[] {
  return [
    { heading: t('columns.name'), value: (row) => factsOf(row).name },
    { heading: t('columns.partner'), value: (row) => factsOf(row).partner },
    { heading: t('columns.homeRink'), value: ({ homeIsiRink }) => homeIsiRink },
    { heading: t('columns.country'), value: ({ country }) => country },
    { heading: t('columns.level'), value: (row) => factsOf(row).levels },
    { heading: t('columns.age'), value: (row) => factsOf(row).age },
    { heading: t('columns.gender'), value: (row) => factsOf(row).gender },
  ];
}

function money(t: T): ExportColumn<ExportedEntry>[] {
  return [
    { heading: t('columns.state'), value: ({ state }) => t(`entryStates:state.${state}`) },
    { heading: t('columns.total'), value: ({ totalPrice, currency }) => asMoney(totalPrice, currency) },
    { heading: t('columns.paid'), value: ({ paid, currency }) => asMoney(paid, currency) },
    { heading: t('columns.balance'), value: ({ balance, currency }) => asMoney(balance, currency) },
    {
      heading: t('columns.payment'),
      value: ({ paymentState }) => paymentState && t(`entryStates:payment.${paymentState}`),
    },
    { heading: t('columns.reference'), value: ({ paymentReference }) => paymentReference },
  ];
}

/** The names as they are published, and the waiver where the competition has one. */
function consents(t: T, version: string | null): ExportColumn<ExportedEntry>[] {
  const waiver = (row: ExportedEntry) => {
    const status = waiverStatus(row, version);
    return status && t(`waiver.${status}`);
  };
  return [
    { heading: t('columns.publishedName'), value: ({ publishedNames = [] }) => publishedNames.join('; ') },
    {
      heading: t('columns.givenName'),
      value: ({ givenNames = [] }) => givenNames.map((one) => one ?? '').join('; '),
    },
    ...(version === null ? [] : [{ heading: t('columns.waiver'), value: waiver }]),
  ];
}

const sayAsOf = ({ announced = [] }: ExportedEntry) =>
  announced.flatMap(({ name, sayAs }) => (sayAs === '' ? [] : `${name}: ${sayAs}`)).join('; ');

const isWithoutTitle = ({ musicTitle }: ExportedEntry['events'][number]) => !musicTitle;

const withoutFile = ({ events, musicFiles }: ExportedEntry) =>
  events.filter(({ id }) => musicFiles?.get(id) === 'missing');

/** One row per entry, with every column of the lists. */
export function exportedEntryColumns(
  t: T,
  { timeZone, waiver }: Pick<Competition, 'timeZone' | 'waiver'>,
): ExportColumn<ExportedEntry>[] {
  return [
    { heading: t('columns.kind'), value: ({ kind }) => t(`kinds.${kind}`) },
    ...who(t),
    { heading: t('columns.birthdate'), value: (row) => asDay(factsOf(row).birthdate) },
    { heading: t('columns.isi'), value: (row) => factsOf(row).isi },
    { heading: t('columns.expDate'), value: (row) => asDay(factsOf(row).expDate) },
    { heading: t('columns.skaters'), value: (row) => factsOf(row).skaters },
    { heading: t('columns.coach'), value: (row) => factsOf(row).coach },
    { heading: t('columns.coachEmail'), value: (row) => factsOf(row).coachEmail },
    { heading: t('columns.eventCount'), value: ({ events }) => events.length },
    { heading: t('columns.events'), value: ({ events }) => eventNames(events) },
    { heading: t('columns.missingTitles'), value: ({ events }) => eventNames(events.filter(isWithoutTitle)) },
    { heading: t('columns.missingFiles'), value: (row) => eventNames(withoutFile(row)) },
    { heading: t('columns.sayAs'), value: sayAsOf },
    ...money(t),
    ...consents(t, waiverVersion(waiver)),
    { heading: t('columns.submitted'), value: ({ submittedAt }) => asInstant(submittedAt, timeZone) },
  ];
}

/** One row per entry and event. */
export function eventColumns(t: T): ExportColumn<ExportedEventRow>[] {
  return [
    { heading: t('columns.format'), value: ({ event }) => event.format },
    { heading: t('columns.event'), value: ({ event }) => event.level },
    { heading: t('columns.number'), value: ({ number }) => number },
    ...who(t).map(({ heading, value }) => ({
      heading,
      value: ({ entry }: ExportedEventRow) => value(entry),
    })),
    { heading: t('columns.minutes'), value: ({ event }) => event.seconds / 60 },
    { heading: t('columns.music'), value: ({ event }) => event.musicTitle ?? '' },
    {
      heading: t('columns.musicFile'),
      value: ({ entry: { musicFiles }, event }) => {
        const state = musicFiles?.get(event.id);
        return state === undefined ? '' : t(`musicFile.${state}`);
      },
    },
    { heading: t('columns.sayAs'), value: ({ entry }) => sayAsOf(entry) },
    { heading: t('columns.state'), value: ({ event }) => t(`entryStates:state.${event.state}`) },
    { heading: t('columns.reference'), value: ({ entry }) => entry.paymentReference },
    {
      heading: t('columns.publishedName'),
      value: ({ entry: { publishedNames = [] } }) => publishedNames.join('; '),
    },
  ];
}

/** One row per entry, rink first, so that each rink can check its entries and balances. */
export function exportedRinkColumns(t: T): ExportColumn<ExportedEntry>[] {
  const [name, partner, rink, country, ...rest] = who(t);
  return [
    ...[rink, country, name, partner].filter((column) => column !== undefined),
    { heading: t('columns.kind'), value: ({ kind }) => t(`kinds.${kind}`) },
    ...rest,
    { heading: t('columns.events'), value: ({ events }) => eventNames(events) },
    ...money(t),
  ];
}

/** One row per person; where the entries differ, the cell lists every value. */
export function contactColumns(t: T): ExportColumn<ContactRow>[] {
  return [
    { heading: t('columns.fullName'), value: ({ fullName }) => fullName },
    { heading: t('columns.birthdate'), value: ({ birthdate }) => asDay(birthdate) },
    { heading: t('columns.age'), value: ({ age }) => age },
    { heading: t('columns.emergencyContact'), value: ({ emergency }) => listed(emergency, 0) },
    { heading: t('columns.emergencyPhone'), value: ({ emergency }) => listed(emergency, 1) },
    { heading: t('columns.medicalNote'), value: ({ medicalNotes }) => medicalNotes.join('; ') },
    { heading: t('columns.family'), value: ({ families }) => listed(families, 0) },
    { heading: t('columns.familyEmail'), value: ({ families }) => listed(families, 1) },
    { heading: t('columns.coach'), value: ({ coaches }) => listed(coaches, 0) },
    { heading: t('columns.coachEmail'), value: ({ coaches }) => listed(coaches, 1) },
    { heading: t('columns.homeRink'), value: ({ homeRinks }) => homeRinks.join('; ') },
    {
      heading: t('columns.entries'),
      value: ({ entries }) => entries.map(({ kind, name }) => `${t(`kinds.${kind}`)}: ${name}`).join('; '),
    },
  ];
}

/** Joins one part of each pair. Both columns use the same order, so that a number stays beside its name. */
function listed(pairs: ContactRow['emergency'], part: 0 | 1): string | null {
  const parts = pairs.map((pair) => pair[part]);
  return parts.every((one) => one === null) ? null : parts.map((one) => one ?? '–').join('; ');
}

/** Common columns of all kinds of entries, whose fields have different names. */
interface ExportedEntryFacts {
  /** The name of the skater, the team or the couple's first skater. */
  readonly name: string;
  readonly partner: string;
  readonly levels: string;
  readonly age: number | null;
  readonly gender: string;
  readonly birthdate: string | null;
  readonly isi: string | null;
  readonly expDate: string | null;
  /** How many skate in the entry. */
  readonly skaters: number;
  readonly coach: string;
  readonly coachEmail: string | null;
}

export function factsOf(row: ExportedEntry): ExportedEntryFacts {
  if ('nameOfTeam' in row) {
    const { nameOfTeam: name, levels, skaters, coachName: coach, coachEmail } = row;
    return { ...NOBODY, name, partner: '', levels: levels.join(', '), skaters, coach, coachEmail };
  }
  const none = { coach: '', coachEmail: null } as const;
  if ('partnerName' in row) {
    const { fullName: name, partnerName: partner, levels } = row;
    const skaters = partner === '' ? 1 : 2;
    return { ...NOBODY, ...none, name, partner, levels: levels.join(', '), skaters };
  }
  const { fullName: name, highestIsiTestLevel: levels, age, gender, birthdate, isi, expDate } = row;
  return { ...none, name, partner: '', levels, age, gender, birthdate, isi, expDate, skaters: 1 };
}
