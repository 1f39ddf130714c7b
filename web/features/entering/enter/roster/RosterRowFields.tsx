import '../../../../forms/formMessages.ts';
import { memo, useId, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useBoundField } from '../../../../forms/useBoundField.ts';
import { FoldedLine } from '../../../../forms/FoldedLine.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { CheckboxCard } from '../../../../ui/CheckboxCard.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { moveActions } from '../../../../ui/moveActions.ts';
import { RowMenu } from '../../../../ui/RowMenu.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { FormTypedDay } from './FormTypedDay.tsx';
import styles from './Roster.module.css';
import type { TeamEntryValues } from './teamEntry.ts';
import { typedDay } from '../../../../../shared/domain/people/skaters/typedDay.ts';
import { currentTime } from '../../../../clock.ts';
import { formatDay } from '../../../../i18n/formats.ts';
import { ageAtStart } from '../form/individualEntry.ts';
import { GENDERS } from '../../../../../shared/domain/people/skaters/gender.ts';
import { FormRow } from '../../../../forms/Form.tsx';
import { FormSelect } from '../../../../forms/FormSelect.tsx';

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
      <Text as="span" soft size="sm" figures className={styles.number} aria-hidden="true">
        {index + 1}
      </Text>
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
      <Row align="center" wrap={false} className={styles.actions}>
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
      </Row>
      <div id={detailsId} className={styles.details} hidden={!isShown}>
        {isShown ? <MemberDetails index={index} /> : null}
      </div>
    </li>
  );
});

/** A skater of the roster in one line; null while the name or the birthdate is missing. */
function useMemberLine(index: number, startDate: string): string[] | null {
  const { t } = useTranslation('groupEntries');
  // A row that was just removed has no values any more.
  const [fullName, birthdate, alternate]: readonly unknown[] = useWatch<
    TeamEntryValues,
    [`skaters.${number}.fullName`, `skaters.${number}.birthdate`, `skaters.${number}.alternate`]
  >({ name: [`skaters.${index}.fullName`, `skaters.${index}.birthdate`, `skaters.${index}.alternate`] });
  if (typeof fullName !== 'string' || typeof birthdate !== 'string') return null;
  const day = typedDay(birthdate, { latest: currentTime().toISOString().slice(0, 10) });
  const age = day === null ? null : ageAtStart(day, startDate);
  if (fullName.trim() === '' || day === null || age === null) return null;
  const born = t('roster.understood', { day: formatDay(day), age });
  return [fullName.trim(), born, ...(alternate === true ? [t('roster.alternate')] : [])];
}

/** The optional fields of a team's skater. */
function MemberDetails({ index }: { readonly index: number }) {
  const { t } = useTranslation('entries');
  return (
    <FormRow>
      <FormSelect<TeamEntryValues>
        name={`skaters.${index}.gender`}
        label={t('gender')}
        optional
        options={GENDERS.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
      />
      <FormTextField<TeamEntryValues>
        name={`skaters.${index}.isi`}
        label={t('isi')}
        optional
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
      />
      <FormTypedDay name={`skaters.${index}.expDate`} label={t('expDate')} optional />
      <FormTextField<TeamEntryValues>
        name={`skaters.${index}.highestIsiTestLevel`}
        label={t('highestIsiTestLevel')}
        optional
        autoComplete="off"
        maxLength={80}
      />
    </FormRow>
  );
}
