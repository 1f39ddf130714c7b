import type { Form } from '../../../../contract/entering/competitions/forms.ts';
import { eventLabel } from '../../../core/eventId.ts';
import { headingWord, PERSON_HEADINGS } from '../../../core/sheets/headings.ts';
import { nameOrder } from '../../../core/nameOrder.ts';

const FIELDS = [
  'fullName',
  'firstName',
  'lastName',
  'givenName',
  'gender',
  'birthdate',
  'country',
  'homeRink',
  'number',
  'expiry',
  'level',
  'events',
  'familyEmail',
  'coach',
] as const;

export type EntryField = (typeof FIELDS)[number];

/** The content of a column in a list of entries: a field, an event to tick, or the answer to a question. */
export type EntryColumn =
  | { readonly field: EntryField }
  | { readonly event: string }
  | { readonly question: string };

const HEADINGS: Readonly<Record<EntryField, readonly string[]>> = {
  ...PERSON_HEADINGS,
  gender: ['gender', 'sex'],
  givenName: ['firstnameinpublic', 'givennameinpublic', 'nameinpublic', 'publicname', 'startlistname'],
  country: ['country', 'nation', 'nationality'],
  events: ['events', 'event', 'entries', 'eventsentered', 'classes', 'programmes', 'programs'],
  familyEmail: ['email', 'familysemail', 'familyemail', 'familysemailaddress', 'familyemailaddress'].concat([
    'emailaddress',
    'mail',
    'parentemail',
    'parentsemail',
    'guardianemail',
    'contactemail',
  ]),
  coach: ['coach', 'coachname', 'coachsname', 'trainer'],
};

type FormOfList = Pick<Form, 'formats' | 'questions'>;

/**
 * Reads a row of headings, each field once; null without a heading for the skater's name. A heading
 * that is an event of the competition is a column to tick.
 */
export function entryColumns(headings: readonly string[], form: FormOfList): (EntryColumn | null)[] | null {
  const taken = new Set<string>();
  const columns = headings.map((heading): EntryColumn | null => {
    const word = headingWord(heading);
    const field = FIELDS.find((one) => HEADINGS[one].includes(word) && !taken.has(one));
    if (field) {
      taken.add(field);
      return { field };
    }
    const event = findEvent(heading, form);
    if (event !== null) return { event };
    const asked = form.questions.find(({ question }) => nameOrder(question) === nameOrder(heading));
    return asked ? { question: asked.id } : null;
  });
  return taken.has('fullName') || taken.has('lastName') ? columns : null;
}

const letters = (text: string) => nameOrder(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The skaters' events of a form, each with the names by which a list may call it. */
export function eventsToImport(form: Pick<Form, 'formats'>) {
  return form.formats
    .filter(({ entry }) => entry === 'individual')
    .flatMap(({ format, events }) =>
      events.map(({ id, level }) => ({ id, label: eventLabel(format, level), format, level })),
    );
}

/** The event that a cell or heading names by its label, its format and level, or a level that is unique. */
export function findEvent(typed: string, form: Pick<Form, 'formats'>): string | null {
  const word = letters(typed);
  if (word === '') return null;
  const events = eventsToImport(form);
  const exact = events.find(
    ({ id, label, format, level }) =>
      id === typed.trim() || letters(label) === word || letters(`${format} ${level}`) === word,
  );
  if (exact) return exact.id;
  const [byLevel, ...others] = events.filter(({ level }) => letters(level) === word);
  return byLevel && others.length === 0 ? byLevel.id : null;
}
