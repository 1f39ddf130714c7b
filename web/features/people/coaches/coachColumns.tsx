import type { Translator } from '../../../i18n/Translator.ts';
import type { Coach } from '../../../../shared/contract/people/coaches/coaches.ts';
import { certificatesOn } from '../../../../shared/domain/people/coaches/certificates.ts';
import { formatDay } from '../../../i18n/formats.ts';
import type { TableColumn } from '../../../table/columns.ts';
import { TwoLineCell } from '../../../table/TwoLineCell.tsx';
import { EmailText } from '../../../ui/EmailText.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';

type T = Translator<'coaches'>;

interface ColumnFacts {
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly rinkName: (rinkId: string) => string;
}

export function coachColumns(t: T, { today, rinkName }: ColumnFacts): TableColumn<Coach>[] {
  return [
    {
      id: 'state',
      heading: t('columns.state'),
      phone: 'right',
      cell: ({ state }) => <Pill tone={state === 'awaiting' ? 'warn' : 'good'}>{t(`states.${state}`)}</Pill>,
      exportValue: ({ state }) => t(`states.${state}`),
    },
    {
      id: 'certificates',
      heading: t('columns.certificates'),
      phone: 'left',
      cell: (coach) => <Certificates t={t} coach={coach} today={today} />,
      exportValue: ({ certificates }) =>
        certificates
          .map(({ certificate, date, expiry }) =>
            t(expiry === null ? 'since' : 'sinceUntil', {
              certificate: t(`certificates.${certificate}`),
              date,
              expiry,
            }),
          )
          .join('; '),
    },
    {
      id: 'rinks',
      heading: t('columns.rinks'),
      cell: ({ rinkIds }) =>
        rinkIds.length === 0 ? (
          '–'
        ) : (
          <TwoLineCell detail={rinkIds.length > 1 ? `+ ${String(rinkIds.length - 1)}` : ''} short>
            {rinkName(rinkIds[0] ?? '')}
          </TwoLineCell>
        ),
      exportValue: ({ rinkIds }) => rinkIds.map(rinkName).join('; '),
    },
    {
      id: 'email',
      heading: t('columns.contact'),
      cell: ({ email, phone }) => (
        <TwoLineCell detail={phone}>{email === null ? '–' : <EmailText email={email} />}</TwoLineCell>
      ),
      exportValue: ({ email }) => email,
      alsoExported: [{ heading: t('fields.phone'), value: ({ phone }) => phone }],
    },
    {
      id: 'account',
      heading: t('columns.account'),
      cell: ({ account, invitedAt }) => (
        <TwoLineCell detail={account === 'invited' && invitedAt ? formatDay(invitedAt.slice(0, 10)) : null}>
          {account === 'none' ? '–' : t(`accounts.${account}`)}
        </TwoLineCell>
      ),
      exportValue: ({ account }) => t(`accounts.${account}`),
    },
  ];
}

/** Each certificate as a label; one that has ended says so. */
function Certificates({ t, coach, today }: { readonly t: T; readonly coach: Coach; readonly today: string }) {
  const valid = certificatesOn(coach.certificates, today);
  if (coach.certificates.length === 0) return '–';
  return (
    <Row as="span" gap={1}>
      {coach.certificates.map(({ certificate, date, expiry }) => {
        const name = t(`certificates.${certificate}`);
        if (valid.includes(certificate)) {
          return (
            <Pill key={certificate} tone="info">
              {name}
            </Pill>
          );
        }
        return (
          <Pill key={certificate} tone="neutral">
            {date > today
              ? t('validFrom', { name, day: formatDay(date) })
              : t('endedOn', { name, day: formatDay(expiry ?? date) })}
          </Pill>
        );
      })}
    </Row>
  );
}
