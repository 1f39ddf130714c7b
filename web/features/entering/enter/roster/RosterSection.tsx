import { useRef, useState, type ClipboardEvent } from 'react';
import { useWatch, useFieldArray, useFormContext } from 'react-hook-form';
import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import { nameOrder } from '../../../../../shared/domain/core/nameOrder.ts';
import { MAX_ROSTER_SIZE } from '../../../../../shared/domain/entering/entries/maxRosterSize.ts';
import { FormSection } from '../../../../forms/Form.tsx';
import { useBoundField } from '../../../../forms/useBoundField.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FieldProblem } from '../../../../ui/Field.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import styles from './Roster.module.css';
import { RosterPaste } from './RosterPaste.tsx';
import { RosterRowFields } from './RosterRowFields.tsx';
import {
  type RosterMemberValues,
  type TeamEntryValues,
  memberOfSkater,
  EMPTY_MEMBER,
  isBlank,
} from './teamEntry.ts';

interface RosterSectionProps {
  readonly size: number;
  readonly alternates: number;
  readonly limits: readonly [number, number] | null;
  /** The competition's first day. */
  readonly startDate: string;
  /** The skaters of the account. */
  readonly family: readonly FamilySkater[];
}

/** The roster: from the family, typed, or pasted from a spreadsheet. */
export function RosterSection({ size, alternates, limits, startDate, family }: RosterSectionProps) {
  const { t } = useTranslation('groupEntries');
  const { fields, announcement, add, addByTyping, remove, move } = useRoster();
  const { value: pasted, onChange: setPasted, error, ref } = useBoundField<TeamEntryValues, string>('roster');
  const [edited, setEdited] = useState<number | null>(null);
  const [wantsPaste, setWantsPaste] = useState(false);
  const isPasting = wantsPaste || pasted !== '';
  const ways = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  // An error of the whole roster leads to the box if it is open, otherwise to the button that adds a row.
  const scrollToProblem = (element: HTMLDivElement | null) => {
    ways.current = element;
    ref(element && { focus: () => (box.current ?? element.querySelector('button'))?.focus() });
  };
  const isFull = fields.length >= MAX_ROSTER_SIZE ? t('roster.full', { count: MAX_ROSTER_SIZE }) : undefined;

  // Several rows pasted into one name are a roster.
  const takeSheet = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain').trim();
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    setPasted(pasted ? `${pasted}\n${text}` : text);
  };

  const take = (members: readonly RosterMemberValues[], rest: string) => {
    add(members);
    setPasted(rest);
    if (rest !== '') return;
    setWantsPaste(false);
    // The pressed button disappears, so focus moves to the first one that stays.
    ways.current?.querySelector('button')?.focus();
  };

  return (
    <FormSection title={t('roster.title')}>
      <RosterCount size={size} alternates={alternates} limits={limits} />
      <FamilyMembers family={family} onAdd={(member) => add([member])} />
      {fields.length > 0 ? (
        <Stack as="ol" className={styles.rows} role="list" aria-label={t('roster.title')} onPaste={takeSheet}>
          {fields.map(({ id }, index) => (
            <RosterRowFields
              key={id}
              index={index}
              count={fields.length}
              startDate={startDate}
              isEdited={edited === index}
              onEdit={setEdited}
              onRemove={remove}
              onMove={move}
            />
          ))}
        </Stack>
      ) : null}
      <div ref={scrollToProblem} className={styles.ways}>
        <Button icon={<Icon name="plus" small />} disabledReason={isFull} onClick={addByTyping}>
          {t('roster.add')}
        </Button>
        <Button aria-expanded={isPasting} onClick={() => setWantsPaste(!wantsPaste)}>
          {t('roster.paste')}
        </Button>
      </div>
      <FieldProblem id="roster-problem" error={error} />
      {isPasting ? (
        <RosterPaste text={pasted} onText={setPasted} startDate={startDate} onTake={take} ref={box} />
      ) : null}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </FormSection>
  );
}

interface RosterCountProps {
  /** Skaters in the roster, without alternates. */
  readonly size: number;
  readonly alternates: number;
  /** The fewest and most skaters of the event; null before one is chosen. */
  readonly limits: readonly [number, number] | null;
}

/** The roster's size against the event's: "12 of 8 to 24 skaters". */
function RosterCount({ size, alternates, limits }: RosterCountProps) {
  const { t } = useTranslation('groupEntries');
  const [from, to] = limits ?? [0, Number.POSITIVE_INFINITY];
  return (
    <Row as="p" gap={1} columnGap={3} align="center" size="sm" figures className={styles.count} role="status">
      <strong>
        {limits
          ? t('roster.countOf', { count: size, range: t('range', { from, to, count: to - from }) })
          : t('roster.count', { count: size })}
      </strong>
      {alternates > 0 ? <span>{t('roster.alternates', { count: alternates })}</span> : null}
      {!limits ? <span>{t('roster.noEvent')}</span> : null}
      {limits && size < from ? <Pill tone="warn">{t('roster.tooFew', { count: from - size })}</Pill> : null}
      {size > to ? <Pill tone="bad">{t('roster.tooMany', { count: size - to })}</Pill> : null}
      {limits && size >= from && size <= to ? <Pill tone="good">{t('roster.fits')}</Pill> : null}
    </Row>
  );
}

interface FamilyMembersProps {
  readonly family: readonly FamilySkater[];
  readonly onAdd: (member: RosterMemberValues) => void;
}

/** Buttons that add the account's skaters who are not in the roster yet. */
function FamilyMembers({ family, onAdd }: FamilyMembersProps) {
  const { t } = useTranslation('groupEntries');
  const named = useWatch<TeamEntryValues, 'skaters'>({ name: 'skaters' }).map(({ fullName }) =>
    nameOrder(fullName),
  );
  const left = family.filter(({ fullName }) => !named.includes(nameOrder(fullName)));
  if (left.length === 0) return null;
  return (
    <Row
      gap={2}
      align="center"
      size="sm"
      className={styles.family}
      role="group"
      aria-label={t('roster.family')}
    >
      <span className={styles.familyLabel}>{t('roster.family')}</span>
      {left.map((skater) => (
        <Button
          key={skater.id}
          dense
          icon={<Icon name="plus" small />}
          onClick={() => onAdd(memberOfSkater(skater))}
        >
          {skater.fullName}
        </Button>
      ))}
    </Row>
  );
}

/** The rows of the roster and the actions on them. */
function useRoster() {
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
