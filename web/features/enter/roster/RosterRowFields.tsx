import { memo, useId, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBoundField } from '../../../forms/useBoundField.ts';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { moveActions } from '../../../ui/moveActions.ts';
import { RowMenu } from '../../../ui/RowMenu.tsx';
import { FormTypedDay } from './FormTypedDay.tsx';
import { MemberDetails } from './MemberDetails.tsx';
import styles from './Roster.module.css';
import type { TeamEntryValues } from './teamEntry.ts';

interface RosterRowFieldsProps {
  readonly index: number;
  readonly count: number;
  /** The competition's first day. */
  readonly startDate: string;
  readonly onRemove: (index: number) => void;
  readonly onMove: (from: number, to: number) => void;
}

/** A row of the roster: name, birthdate and alternate, further fields on demand. */
export const RosterRowFields = memo(function RosterRow(props: RosterRowFieldsProps) {
  const { index, count, startDate, onRemove, onMove } = props;
  const { t } = useTranslation(['groupEntries', 'entries']);
  const { t: tUi } = useTranslation('ui');
  const { getValues } = useFormContext<TeamEntryValues>();
  const { errors } = useFormState<TeamEntryValues>({ name: `skaters.${index}` });
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const alternate = useBoundField<TeamEntryValues, boolean>(`skaters.${index}.alternate`);
  const row = t('roster.row', { row: index + 1 });
  const wrong = errors.skaters?.[index];
  const isShown =
    isOpen || Boolean(wrong?.gender ?? wrong?.isi ?? wrong?.expDate ?? wrong?.highestIsiTestLevel);
  return (
    <li className={styles.row} aria-label={row} data-wrong={wrong ? true : undefined}>
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
        <RowMenu label={t('roster.actions', { row })} actions={moveActions(tUi, { index, count, onMove })} />
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
