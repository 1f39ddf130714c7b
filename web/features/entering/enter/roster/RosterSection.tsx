import { useRef, useState } from 'react';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import { MAX_ROSTER_SIZE } from '../../../../../shared/domain/entering/entries/maxRosterSize.ts';
import { FormSection } from '../../../../forms/Form.tsx';
import { useBoundField } from '../../../../forms/useBoundField.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FieldProblem } from '../../../../ui/Field.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { FamilyMembers } from './FamilyMembers.tsx';
import styles from './Roster.module.css';
import { RosterCount } from './RosterCount.tsx';
import { RosterPaste } from './RosterPaste.tsx';
import { RosterRowFields } from './RosterRowFields.tsx';
import type { RosterMemberValues, TeamEntryValues } from './teamEntry.ts';
import { useRoster } from './useRoster.ts';

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
        <ol className={styles.rows} aria-label={t('roster.title')} onPaste={takeSheet}>
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
        </ol>
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
