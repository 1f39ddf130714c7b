import { useState } from 'react';
import type { Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { MAX_ROSTER_SIZE } from '../../../../../shared/domain/entering/entries/maxRosterSize.ts';
import type { DayOrder } from '../../../../../shared/domain/people/skaters/typedDay.ts';
import { rosterRows, textWithout } from '../../../../../shared/domain/entering/teams/rosterRows.ts';
import { currentTime } from '../../../../clock.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextArea } from '../../../../ui/TextArea.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import styles from './Roster.module.css';
import { RosterPreview } from './RosterPreview.tsx';
import type { RosterMemberValues, TeamEntryValues } from './teamEntry.ts';

interface RosterPasteProps {
  /** The competition's first day. */
  readonly startDate: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Receives the valid rows and the text of the remaining ones. */
  readonly onTake: (members: readonly RosterMemberValues[], rest: string) => void;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** The box for rows of a spreadsheet: valid rows move to the roster, the others stay in the box. */
export function RosterPaste({ startDate, text, onText, onTake, ref }: RosterPasteProps) {
  const { t } = useTranslation('groupEntries');
  const roster = useWatch<TeamEntryValues, 'skaters'>({ name: 'skaters' });
  const [slashes, setSlashes] = useState<DayOrder>();
  const today = currentTime().toISOString().slice(0, 10);
  const sheet = rosterRows(text, { startDate, today, roster, ...(slashes && { slashes }) });
  const right = sheet.rows.filter(({ problems }) => problems.length === 0);
  const taken = right.slice(0, Math.max(0, MAX_ROSTER_SIZE - roster.length));

  const take = () => {
    const rest = textWithout(sheet, new Set(taken.map(({ row }) => row)));
    const members = taken.map(({ skater }) => ({ ...skater }));
    onTake(members, rest);
  };

  return (
    <Stack gap={4} align="start" round="panel" background="sunken" pad={4} className={styles.paste}>
      <TextArea
        ref={ref}
        label={t('paste.label')}
        hint={t('paste.hint')}
        optional
        rows={5}
        spellCheck={false}
        autoComplete="off"
        placeholder={t('paste.example')}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {sheet.rows.length > 0 ? (
        <>
          <RosterPreview sheet={sheet} onSlashes={setSlashes} />
          <Button
            tone="primary"
            disabledReason={taken.length === 0 ? t('paste.noneRight') : undefined}
            onClick={take}
          >
            {t('paste.take', { count: taken.length })}
          </Button>
        </>
      ) : null}
    </Stack>
  );
}
