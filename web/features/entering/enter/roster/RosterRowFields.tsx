import { memo, useId, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import '../../../../forms/formMessages.ts';
import { useBoundField } from '../../../../forms/useBoundField.ts';
import { FoldedLine } from '../../../../forms/FoldedLine.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { CheckboxCard } from '../../../../ui/CheckboxCard.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { moveActions } from '../../../../ui/moveActions.ts';
import { RowMenu } from '../../../../ui/RowMenu.tsx';
import { FormTypedDay } from './FormTypedDay.tsx';
import { MemberDetails } from './MemberDetails.tsx';
import styles from './Roster.module.css';
import type { TeamEntryValues } from './teamEntry.ts';
import { useMemberLine } from './useMemberLine.ts';

interface RosterRowFieldsProps {
  readonly index: number;
  readonly count: number;
  /** The competition's first day. */
  readonly startDate: string;
  /** Whether the person is in this row; on a phone every other complete row is one line. */
  readonly isEdited: boolean;
  readonly onEdit: (index: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onMove: (from: number, to: number) => void;
}

/** A row of the roster: name, birthdate and alternate, further fields on demand. */
export const RosterRowFields = memo(function RosterRow(props: RosterRowFieldsProps) {
  const { index, count, startDate, isEdited, onEdit, onRemove, onMove } = props;
  const { t } = useTranslation(['groupEntries', 'entries', 'form']);
  const { t: tControls } = useTranslation('controls');
  const { getValues } = useFormContext<TeamEntryValues>();
  const { errors } = useFormState<TeamEntryValues>({ name: `skaters.${index}` });
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const alternate = useBoundField<TeamEntryValues, boolean>(`skaters.${index}.alternate`);
  const row = t('roster.row', { row: index + 1 });
  const wrong = errors.skaters?.[index];
  const isShown =
    isOpen || Boolean(wrong?.gender ?? wrong?.isi ?? wrong?.expDate ?? wrong?.highestIsiTestLevel);
  const element = useRef<HTMLLIElement>(null);
  const line = useMemberLine(index, startDate);
  const isFolded = line !== null && !wrong && !isEdited;
  return (
    <li
      className={styles.row}
      aria-label={row}
      data-wrong={wrong ? true : undefined}
      data-folded={isFolded || undefined}
      ref={element}
      tabIndex={-1}
      onFocus={isFolded ? undefined : () => onEdit(index)}
    >
      {isFolded ? (
        <div className={styles.folded}>
          <FoldedLine
            parts={line}
            changeLabel={t('form:change')}
            changeName={t('form:changeOf', { what: line[0] ?? row })}
            onChange={() => {
              element.current?.focus({ preventScroll: true });
              onEdit(index);
            }}
          />
        </div>
      ) : null}
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      <div className={styles.name}>
        <FormTextField<TeamEntryValues>
          name={`skaters.${index}.fullName`}
          label={t('entries:fullName')}
          autoComplete="off"
          maxLength={120}
        />
      </div>
      <div className={styles.day}>
        <FormTypedDay name={`skaters.${index}.birthdate`} label={t('entries:birthdate')} ageOn={startDate} />
      </div>
      <div className={styles.alternate}>
        <CheckboxCard
          title={t('roster.alternate')}
          checked={alternate.value}
          onChange={(event) => alternate.onChange(event.target.checked)}
        />
      </div>
      <div className={styles.actions}>
        <Button
          tone="plain"
          dense
          aria-expanded={isShown}
          aria-controls={detailsId}
          aria-label={t('roster.moreOf', { row })}
          onClick={() => setIsOpen(!isShown)}
        >
          {t(isShown ? 'roster.less' : 'roster.more')}
        </Button>
        <RowMenu
          label={t('roster.actions', { row })}
          actions={moveActions(tControls, { index, count, onMove })}
        />
        <Button
          tone="plain"
          dense
          aria-label={t('roster.remove', { name: getValues(`skaters.${index}.fullName`) || row })}
          icon={<Icon name="close" small />}
          onClick={() => onRemove(index)}
        />
      </div>
      <div id={detailsId} className={styles.details} hidden={!isShown}>
        {isShown ? <MemberDetails index={index} /> : null}
      </div>
    </li>
  );
});
