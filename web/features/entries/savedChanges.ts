import type { EntryContents, EntryToChange } from '../../../shared/contract/entryChanges.ts';
import { eventLabel } from '../../../shared/domain/events/eventId.ts';

type Version = Pick<EntryToChange, 'entry' | 'contents'>;

/** What else a form of an entry says than names of events and of people. */
const FIELDS = [
  ...['fullName', 'gender', 'birthdate', 'isi', 'expDate', 'highestIsiTestLevel', 'country'],
  ...['homeIsiRink', 'nameOfTeam', 'coachName', 'coachEmail', 'coachProfessional'],
] as const;

export type SavedField = 'partner' | 'skaters' | 'answers' | (typeof FIELDS)[number];

/** What the saved entry says otherwise than the one that a form began with. */
export interface SavedChanges {
  /** Names of events. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Fields of the form, in its order, with what is saved now; '' where that is not one value. */
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
      .filter(({ said }, index) => said !== was[index]?.said)
      .map(({ field, value }) => ({ field, value })),
  };
}

interface Part {
  readonly field: SavedField;
  /** All that it says, to be compared. */
  readonly said: string;
  readonly value: string;
}

function partsOf(contents: EntryContents): Part[] {
  const said: Readonly<Record<string, unknown>> = contents;
  const plain = FIELDS.map((field): Part => {
    const value = typeof said[field] === 'string' ? said[field] : '';
    return { field, said: value, value };
  });
  const partner = contents.kind === 'dance' ? contents.partner : null;
  const skaters = contents.kind === 'team' ? contents.skaters : [];
  return [
    ...plain,
    { field: 'partner', said: JSON.stringify(partner), value: partner?.fullName ?? '' },
    { field: 'skaters', said: JSON.stringify(skaters), value: '' },
    { field: 'answers', said: JSON.stringify(contents.answers), value: '' },
  ];
}
