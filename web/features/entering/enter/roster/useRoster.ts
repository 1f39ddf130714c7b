import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EMPTY_MEMBER, isBlank, type RosterMemberValues, type TeamEntryValues } from './teamEntry.ts';

/** The rows of the roster and the actions on them. */
export function useRoster() {
  const { t } = useTranslation('groupEntries');
  const { control, getValues, setFocus, trigger, formState } = useFormContext<TeamEntryValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'skaters' });
  const [announcement, setAnnouncement] = useState('');

  /** Checks the roster as a whole again, once a submit has shown its errors. */
  const judge = () => {
    if (formState.isSubmitted) void trigger('roster');
  };
  const nameAt = (index: number) =>
    getValues(`skaters.${index}.fullName`).trim() || t('roster.row', { row: index + 1 });

  return {
    fields,
    /** The last action, for screen readers. */
    announcement,
    /** The new rows replace empty ones. */
    add: (members: readonly RosterMemberValues[]) => {
      const blank = getValues('skaters').flatMap((member, index) => (isBlank(member) ? [index] : []));
      if (blank.length > 0) remove(blank);
      append([...members], { shouldFocus: false });
      setAnnouncement(t('roster.added', { count: members.length }));
      judge();
    },
    addByTyping: () => {
      append({ ...EMPTY_MEMBER }, { focusName: `skaters.${fields.length}.fullName` });
      judge();
    },
    remove: (index: number) => {
      setAnnouncement(t('roster.removed', { name: nameAt(index) }));
      remove(index);
      judge();
      const next = Math.min(index, fields.length - 2);
      // Once the row is gone, focus moves to the next one, or to the button that adds rows.
      setTimeout(() => setFocus(next < 0 ? 'roster' : `skaters.${next}.fullName`));
    },
    move: (from: number, to: number) => {
      setAnnouncement(t('roster.moved', { name: nameAt(from), place: to + 1, count: fields.length }));
      move(from, to);
    },
  };
}
