import type { Translator } from '../../../i18n/Translator.ts';
import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import { isiStatus, type IsiStatus } from '../../../../shared/domain/people/rinks/isiStatus.ts';
import { TwoLineCell } from '../../../table/TwoLineCell.tsx';
import { asDay } from '../../../table/export/exportValue.ts';
import { formatDay } from '../../../i18n/formats.ts';
import type { SortKey } from '../../../table/localList.ts';
import type { TableColumn, NameColumn } from '../../../table/columns.ts';
import { Button } from '../../../ui/Button.tsx';
import { Pill, type PillTone } from '../../../ui/Pill.tsx';
import styles from './rinkColumns.module.css';

type Words = Translator<['rinks', 'menu']>;

export const rinkStateOf = ({ active }: RinkRecord) => (active ? 'active' : 'inactive');

export const RINK_SORT_KEYS: Readonly<Record<string, (rink: RinkRecord) => SortKey>> = {
  name: ({ name }) => name,
  city: ({ city }) => city,
  country: ({ country }) => country,
  isi: ({ isi, expDate }) => (isi === null ? null : expDate),
  uses: ({ uses }) => uses,
};

const TONES: Readonly<Record<IsiStatus, PillTone>> = {
  valid: 'good',
  expiring: 'warn',
  expired: 'bad',
  none: 'neutral',
};

export function rinkNameColumn(t: Words, linkTo: (rink: RinkRecord) => string): NameColumn<RinkRecord> {
  return {
    id: 'name',
    heading: t('columns.name'),
    text: ({ name }) => name,
    to: linkTo,
    detail: ({ shortName }) => shortName,
    sortable: true,
    alsoExported: [{ heading: t('columns.shortName'), value: ({ shortName }) => shortName }],
  };
}

export function rinkColumns(
  t: Words,
  now: Date,
  showUses: (rink: RinkRecord) => void,
): TableColumn<RinkRecord>[] {
  return [
    {
      id: 'city',
      heading: t('columns.city'),
      cell: ({ city }) => city,
      sortable: true,
      phone: 'left',
      exportValue: ({ city }) => city,
    },
    {
      id: 'country',
      heading: t('columns.country'),
      cell: ({ country }) => country,
      sortable: true,
      exportValue: ({ country }) => country,
    },
    {
      id: 'timeZone',
      heading: t('columns.timeZone'),
      cell: ({ timeZone }) => timeZone.replaceAll('_', ' '),
      exportValue: ({ timeZone }) => timeZone,
    },
    {
      id: 'isi',
      heading: t('columns.isi'),
      cell: (rink) => <Membership t={t} rink={rink} now={now} />,
      sortable: true,
      exportValue: ({ isi }) => isi,
      alsoExported: [{ heading: t('columns.isiUntil'), value: ({ expDate }) => asDay(expDate) }],
    },
    {
      id: 'state',
      heading: t('columns.state'),
      cell: (rink) => <Pill tone={rink.active ? 'good' : 'neutral'}>{t(`states.${rinkStateOf(rink)}`)}</Pill>,
      phone: 'right',
      exportValue: (rink) => t(`states.${rinkStateOf(rink)}`),
    },
    {
      id: 'uses',
      heading: t('columns.uses'),
      align: 'end',
      cell: (rink) =>
        rink.uses === 0 ? (
          <span className={styles.unused}>0</span>
        ) : (
          <Button
            tone="plain"
            dense
            aria-label={t('useCount', { name: rink.name, count: rink.uses })}
            onClick={() => showUses(rink)}
          >
            {rink.uses}
          </Button>
        ),
      sortable: true,
      exportValue: ({ uses }) => uses,
    },
    {
      id: 'contact',
      heading: t('columns.contact'),
      hidden: true,
      cell: ({ contactName, contactEmail, contactPhone }) =>
        contactName || contactEmail || contactPhone ? (
          <TwoLineCell short detail={[contactEmail, contactPhone].filter(Boolean).join(' · ')}>
            {contactName ?? ''}
          </TwoLineCell>
        ) : (
          '–'
        ),
      exportValue: ({ contactName }) => contactName,
      alsoExported: [
        { heading: t('columns.contactEmail'), value: ({ contactEmail }) => contactEmail },
        { heading: t('columns.contactPhone'), value: ({ contactPhone }) => contactPhone },
      ],
    },
    {
      id: 'address',
      heading: t('columns.address'),
      hidden: true,
      cell: ({ address }) => address?.split('\n').join(', ') ?? '–',
      exportValue: ({ address }) => address,
    },
  ];
}

interface MembershipProps {
  readonly t: Words;
  readonly rink: RinkRecord;
  readonly now: Date;
}

/** The number and its expiry, with a warning if that is near or past. */
function Membership({ t, rink, now }: MembershipProps) {
  const status = isiStatus(rink, now);
  if (rink.isi === null) return '–';
  return (
    <TwoLineCell
      detail={rink.expDate === null ? t('standings.none') : t('until', { day: formatDay(rink.expDate) })}
    >
      {rink.isi}{' '}
      {status === 'expiring' || status === 'expired' ? (
        <Pill tone={TONES[status]}>{t(`standings.${status}`)}</Pill>
      ) : null}
    </TwoLineCell>
  );
}
