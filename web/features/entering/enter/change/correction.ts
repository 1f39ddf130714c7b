import type { Path } from 'react-hook-form';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryContents } from '../../../../../shared/contract/entering/entries/entryChanges.ts';
import type { OpenedChange } from './openedChange.ts';

/** The fields that a correction may change, by the wire's names; fields of other kinds stay empty. */
export interface Correction {
  fullName: string;
  isi: string;
  partner: { fullName: string; isi: string; email: string };
  nameOfTeam: string;
  coachName: string;
  coachEmail: string;
  coachProfessional: string;
  skaters: { fullName: string; isi: string }[];
}

const EMPTY: Correction = {
  fullName: '',
  isi: '',
  partner: { fullName: '', isi: '', email: '' },
  nameOfTeam: '',
  coachName: '',
  coachEmail: '',
  coachProfessional: '',
  skaters: [],
};

export function correctionOf({ contents }: Pick<OpenedChange, 'contents'>): Correction {
  if (contents.kind === 'team') {
    const { nameOfTeam, coachName, coachEmail, coachProfessional } = contents;
    const skaters = contents.skaters.map(({ fullName, isi }) => ({ fullName, isi }));
    return { ...EMPTY, nameOfTeam, coachName, coachEmail, coachProfessional, skaters };
  }
  const { fullName, isi } = contents;
  const partner = contents.kind === 'dance' ? contents.partner : null;
  const { fullName: partnerName = '', isi: partnerIsi = '', email = null } = partner ?? {};
  return {
    ...EMPTY,
    fullName,
    isi,
    partner: { fullName: partnerName, isi: partnerIsi, email: email ?? '' },
  };
}

type Label =
  | 'entries:fullName'
  | 'entries:isi'
  | 'groupEntries:dance.partner'
  | 'groupEntries:dance.email'
  | 'groupEntries:team.nameOfTeam'
  | 'groupEntries:team.coachName'
  | 'groupEntries:team.coachEmail'
  | 'groupEntries:team.coachProfessional';

interface CorrectionField {
  readonly name: Path<Correction>;
  readonly label: Label;
  /** The row of a team's skater, counted from 1. */
  readonly number?: number;
}

/** The fields that a correction may change, in rows. */
export function correctionFields({ contents }: Pick<OpenedChange, 'contents'>): CorrectionField[][] {
  if (contents.kind === 'team') {
    return [
      [{ name: 'nameOfTeam', label: 'groupEntries:team.nameOfTeam' }],
      [
        { name: 'coachName', label: 'groupEntries:team.coachName' },
        { name: 'coachProfessional', label: 'groupEntries:team.coachProfessional' },
      ],
      [{ name: 'coachEmail', label: 'groupEntries:team.coachEmail' }],
      ...contents.skaters.map((_, index): CorrectionField[] => [
        { name: `skaters.${index}.fullName`, label: 'entries:fullName', number: index + 1 },
        { name: `skaters.${index}.isi`, label: 'entries:isi', number: index + 1 },
      ]),
    ];
  }
  const skater: CorrectionField[] = [
    { name: 'fullName', label: 'entries:fullName' },
    { name: 'isi', label: 'entries:isi' },
  ];
  if (contents.kind === 'individual' || !contents.partner) return [skater];
  return [
    skater,
    [
      { name: 'partner.fullName', label: 'groupEntries:dance.partner' },
      { name: 'partner.isi', label: 'entries:isi' },
    ],
    [{ name: 'partner.email', label: 'groupEntries:dance.email' }],
  ];
}

/** The part of the corrected entry that a correction needs. */
export interface CorrectedEntry extends Pick<OpenedChange, 'contents'> {
  readonly entry: Pick<OpenedChange['entry'], 'version' | 'events' | 'skater' | 'totalPrice'>;
  readonly terms: {
    readonly pricing: Omit<OpenedChange['terms']['pricing'], 'teamPrice' | 'lateFee' | 'steps'>;
  };
  readonly meanwhile: { readonly began: Pick<OpenedChange, 'contents'> } | null;
}

/** The wire's body: the stored entry with the corrections. The server ignores its prices. */
export function correctionRequest(
  typed: Correction,
  { contents, entry, terms, meanwhile }: CorrectedEntry,
  { id, formId }: Pick<Competition, 'id' | 'formId'>,
): object {
  const { firstEventPrice, secondEventPrice, additionalEventPrice } = terms.pricing;
  return {
    ...withCorrections(typed, contents, meanwhile?.began.contents ?? contents),
    kind: contents.kind,
    version: entry.version,
    competitionId: id,
    formId,
    format: entry.events[0]?.format ?? '',
    ...(contents.kind === 'team'
      ? {}
      : { firstEventPrice, secondEventPrice, additionalEventPrice, age: entryAge(entry) }),
    totalPrice: entry.totalPrice,
  };
}

/** The server computes the age again from the birthdate. */
const entryAge = ({ skater }: CorrectedEntry['entry']) => skater?.age ?? 0;

/** @param began the contents with which the form began, whose rows were typed into */
function withCorrections(typed: Correction, contents: EntryContents, began: EntryContents): object {
  if (contents.kind === 'team') {
    const { nameOfTeam, coachName, coachEmail, coachProfessional } = typed;
    const roster = began.kind === 'team' ? began.skaters : [];
    const skaters = contents.skaters.map((skater, index) => {
      const { fullName, isi } = typed.skaters[rowOf(skater, index, roster)] ?? skater;
      return { ...withoutEmpty(skater), fullName, isi: isi.trim() || null };
    });
    return { ...contents, nameOfTeam, coachName, coachEmail, coachProfessional, skaters };
  }
  const { fullName, isi } = typed;
  const named = contents.kind === 'dance' ? contents.partner : null;
  const { email, ...spelling } = typed.partner;
  const partner = named && { ...named, ...spelling, email: email.trim() || null };
  return { ...contents, fullName, isi, ...(contents.kind === 'dance' && { partner }) };
}

type Member = Extract<EntryContents, { kind: 'team' }>['skaters'][number];

/** The row in which the form began with this skater; -1 for a skater added since. */
function rowOf({ fullName, birthdate }: Member, index: number, roster: readonly Member[]): number {
  return roster.findIndex(
    (was, row) => was.birthdate === birthdate && (row === index || was.fullName === fullName),
  );
}

/** Leaves out empty fields of a roster's skater, as the form does. */
function withoutEmpty(skater: object): object {
  return Object.fromEntries(Object.entries(skater).filter(([, value]) => value !== ''));
}
