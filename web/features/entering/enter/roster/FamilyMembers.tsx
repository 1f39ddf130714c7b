import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import { nameOrder } from '../../../../../shared/domain/core/nameOrder.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import styles from './Roster.module.css';
import { memberOfSkater, type RosterMemberValues, type TeamEntryValues } from './teamEntry.ts';

interface FamilyMembersProps {
  readonly family: readonly FamilySkater[];
  readonly onAdd: (member: RosterMemberValues) => void;
}

/** Buttons that add the account's skaters who are not in the roster yet. */
export function FamilyMembers({ family, onAdd }: FamilyMembersProps) {
  const { t } = useTranslation('groupEntries');
  const named = useWatch<TeamEntryValues, 'skaters'>({ name: 'skaters' }).map(({ fullName }) =>
    nameOrder(fullName),
  );
  const left = family.filter(({ fullName }) => !named.includes(nameOrder(fullName)));
  if (left.length === 0) return null;
  return (
    <div className={styles.family} role="group" aria-label={t('roster.family')}>
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
    </div>
  );
}
