import type {
  EntryContents,
  EntryToChange,
} from '../../../../../shared/contract/entering/entries/entryChanges.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';

/** One saved state of an entry. */
interface Version {
  readonly entry: { readonly events: readonly Pick<EnteredEvent, 'format' | 'level'>[] };
  readonly contents: EntryContents;
}

type EnteredEvent = EntryToChange['entry']['events'][number];

/** The fields with one value each; events, partner, roster and answers are compared apart. */
const FIELDS = [
  'fullName',
  'gender',
  'birthdate',
  'isi',
  'expDate',
  'highestIsiTestLevel',
  'country',
  'homeIsiRink',
  'nameOfTeam',
  'coachName',
  'coachEmail',
  'coachProfessional',
] as const;

export type SavedField = 'partner' | 'skaters' | 'answers' | (typeof FIELDS)[number];

/** How the saved entry differs from the one that a form began with. */
export interface SavedChanges {
  /** Names of events. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** The changed fields in the form's order with their saved values; '' where a field has no single value. */
  readonly fields: readonly { readonly field: SavedField; readonly value: string }[];
}

export function savedChanges(began: Version, saved: Version): SavedChanges {
  const names = (version: Version) => version.entry.events.map((one) => eventLabel(one.format, one.level));
  const [before, after] = [names(began), names(saved)];
  const was = partsOf(began.contents);
  return {
    added: after.filter((name) => !before.includes(name)),
    removed: before.filter((name) => !after.includes(name)),
    fields: partsOf(saved.contents)
      .filter(({ text }, index) => text !== was[index]?.text)
      .map(({ field, value }) => ({ field, value })),
  };
}

/**
 * The fields in which a change differs from the saved entry, with their typed values.
 * @param typed the body to send
 */
export function typedChanges(saved: EntryContents, typed: object): SavedChanges['fields'] {
  const stored: Readonly<Record<string, unknown>> = { ...saved };
  const text: Readonly<Record<string, unknown>> = { ...typed };
  return partsOf(saved)
    .filter(({ field }) => field in stored && !isSameText(stored[field], text[field]))
    .map(({ field }) => ({ field, value: typeof text[field] === 'string' ? text[field].trim() : '' }));
}

/** Compares stored fields only. Outer spaces are never stored, and an empty field may be '' or null. */
function isSameText(stored: unknown, typed: unknown): boolean {
  if (typeof stored !== 'object' || stored === null) return plain(stored) === plain(typed);
  if (typeof typed !== 'object' || typed === null) return false;
  const text: Readonly<Record<string, unknown>> = { ...typed };
  if (Array.isArray(stored) && stored.length !== Object.keys(text).length) return false;
  return Object.entries(stored).every(([key, value]) => isSameText(value, text[key]));
}

const plain = (text: unknown) => (typeof text === 'string' ? text.trim() : (text ?? ''));

interface Part {
  readonly field: SavedField;
  /** All of its value as one text, to be compared. */
  readonly text: string;
  readonly value: string;
}

function partsOf(contents: EntryContents): Part[] {
  const text: Readonly<Record<string, unknown>> = contents;
  const plain = FIELDS.map((field): Part => {
    const value = typeof text[field] === 'string' ? text[field] : '';
    return { field, text: value, value };
  });
  const partner = contents.kind === 'dance' ? contents.partner : null;
  const skaters = contents.kind === 'team' ? contents.skaters : [];
  return [
    ...plain,
    { field: 'partner', text: JSON.stringify(partner), value: partner?.fullName ?? '' },
    { field: 'skaters', text: JSON.stringify(skaters), value: '' },
    { field: 'answers', text: JSON.stringify(contents.answers), value: '' },
  ];
}
