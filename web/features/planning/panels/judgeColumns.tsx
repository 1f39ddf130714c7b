import type { Translator } from '../../../i18n/Translator.ts';
import type { ListedJudge } from '../../../../shared/contract/planning/panels.ts';
import { formatDay, formatList } from '../../../i18n/formats.ts';
import type { TableColumn } from '../../../table/columns.ts';
import { TwoLineCell } from '../../../table/TwoLineCell.tsx';
import { Pill, type PillTone } from '../../../ui/Pill.tsx';

const TONES = { none: 'neutral', asked: 'info', accepted: 'good', declined: 'bad' } as const satisfies Record<
  string,
  PillTone
>;

export function judgeColumns(
  t: Translator<'panels'>,
  duration: (seconds: number) => string,
): TableColumn<ListedJudge>[] {
  const certificates = (judge: ListedJudge) =>
    formatList(judge.certificates.map((one) => t(`certificates.${one}`))) || t('judges.noCertificate');
  const expired = (judge: ListedJudge) =>
    formatList(
      judge.expired.map(({ certificate, expiry }) =>
        t('judges.expired', { certificate: t(`certificates.${certificate}`), day: formatDay(expiry ?? '') }),
      ),
    );
  const stateOf = ({ state }: ListedJudge) => t(`judges.states.${state ?? 'none'}`);
  const note = (judge: ListedJudge) => {
    if (judge.state !== null && !judge.isConnected) return t('judges.noAccount');
    if (judge.available !== null) return t('judges.onlySome');
    return judge.mail === 'none' || judge.state !== 'asked' ? undefined : t(`judges.mail.${judge.mail}`);
  };
  return [
    {
      id: 'certificates',
      heading: t('judges.columns.certificates'),
      cell: (judge) => <TwoLineCell detail={expired(judge)}>{certificates(judge)}</TwoLineCell>,
      phone: 'left',
      exportValue: certificates,
    },
    {
      id: 'rinks',
      heading: t('judges.columns.rinks'),
      cell: ({ rinks }) => formatList(rinks),
      exportValue: ({ rinks }) => formatList(rinks),
    },
    {
      id: 'state',
      heading: t('judges.columns.state'),
      cell: (judge) => (
        <TwoLineCell detail={note(judge)}>
          <Pill tone={TONES[judge.state ?? 'none']}>{stateOf(judge)}</Pill>
        </TwoLineCell>
      ),
      phone: 'right',
      exportValue: stateOf,
    },
    {
      id: 'duties',
      heading: t('judges.columns.duties'),
      cell: ({ duties }) => duties,
      align: 'end',
      sortable: true,
      exportValue: ({ duties }) => duties,
    },
    {
      id: 'hours',
      heading: t('judges.columns.hours'),
      cell: ({ seconds }) => duration(seconds),
      align: 'end',
      sortable: true,
      exportValue: ({ seconds }) => duration(seconds),
    },
  ];
}
