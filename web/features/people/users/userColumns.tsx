import type { Translator } from '../../../i18n/Translator.ts';
import type { User } from '../../../../shared/contract/people/accounts/users.ts';
import { TwoLineCell } from '../../../table/TwoLineCell.tsx';
import { asInstant } from '../../../table/export/exportValue.ts';
import { formatLocalDay } from '../../../i18n/adminFormats.ts';
import type { TableColumn } from '../../../table/columns.ts';
import { Pill, type PillTone } from '../../../ui/Pill.tsx';
import type { AssignmentChoices } from './useAssignmentChoices.ts';
import { userStateOf, type UserState } from './userValues.ts';

const TONES: Readonly<Record<UserState, PillTone>> = {
  active: 'good',
  invited: 'info',
  expired: 'warn',
  inactive: 'neutral',
};

export function userColumns(
  t: Translator<['users', 'common']>,
  choices: AssignmentChoices,
): TableColumn<User>[] {
  return [
    {
      id: 'state',
      heading: t('columns.state'),
      phone: 'right',
      cell: (user) => <Pill tone={TONES[userStateOf(user)]}>{t(`states.${userStateOf(user)}`)}</Pill>,
      exportValue: (user) => t(`states.${userStateOf(user)}`),
    },
    {
      id: 'role',
      heading: t('columns.role'),
      phone: 'left',
      cell: ({ role }) => t(`common:roles.${role}`),
      exportValue: ({ role }) => t(`common:roles.${role}`),
    },
    {
      id: 'bond',
      heading: t('columns.bond'),
      cell: (user) => choices.nameOf(user) || '–',
      exportValue: (user) => choices.nameOf(user) || null,
    },
    {
      id: 'since',
      heading: t('columns.since'),
      cell: ({ createdAt, emailVerified }) => (
        <TwoLineCell short detail={emailVerified ? t('verified') : t('unverified')}>
          {formatLocalDay(createdAt)}
        </TwoLineCell>
      ),
      exportValue: ({ createdAt }) => asInstant(createdAt),
      alsoExported: [
        {
          heading: t('columns.address'),
          value: ({ emailVerified }) => (emailVerified ? t('verified') : t('unverified')),
        },
      ],
    },
  ];
}
