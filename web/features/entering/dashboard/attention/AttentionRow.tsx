import { Link } from 'react-router-dom';
import type { EntryKind } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { CompetitionDashboard } from '../../../../../shared/contract/entering/competitions/dashboard.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import { formatAmount, formatList, formatNumber } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Row } from '../../../../ui/Row.tsx';
import type { DashboardLinks } from '../dashboardLinks.ts';
import styles from './AttentionCard.module.css';

interface AttentionRowProps {
  readonly item: CompetitionDashboard['attention'][number];
  readonly currency: string;
  readonly addresses: DashboardLinks;
}

const TONES = { urgent: 'bad', soon: 'warn', hint: 'info' } as const;

/** An issue with severity, events and link. */
export function AttentionRow({ item, currency, addresses }: AttentionRowProps) {
  const { t } = useTranslation('dashboard');
  const { code, severity, count, events, entries = [] } = item;
  const names = events.map(({ format, level }) => eventLabel(format, level));
  const more = count - names.length;
  return (
    <Stack as="li" gap={1} columnGap={3} className={styles.item}>
      <span>
        <Pill tone={TONES[severity]}>{t(`attention.severity.${severity}`)}</Pill>
      </span>
      <span className={styles.words}>
        <Text as="span" weight="medium" snug>
          {t(`attention.say.${code}`, {
            count,
            formatted: formatNumber(count),
            amount: formatAmount(count, currency, true),
          })}
        </Text>
        {names.length > 0 ? (
          <Text as="span" soft size="sm" snug>
            {more > 0 ? t('attention.andMore', { events: names.join(', '), count: more }) : formatList(names)}
          </Text>
        ) : null}
        {entries.length > 1 ? (
          <Row as="span" gap={1} columnGap={3} size="sm">
            {entries.map(({ kind, count: some }) => (
              <Link key={kind} to={listLink(code, kind, addresses)}>
                {t(`attention.entries.${kind}`, { count: some, formatted: formatNumber(some) })}
              </Link>
            ))}
          </Row>
        ) : null}
      </span>
      <Link className={styles.mend} to={fixLink(item, addresses)}>
        {t(`attention.mend.${code}`)}
        <Icon name="arrow" small />
      </Link>
    </Stack>
  );
}

type AttentionItem = CompetitionDashboard['attention'][number];

/** The section of the competition's detail that fixes an issue. */
const SECTIONS: Readonly<Partial<Record<AttentionItem['code'], string>>> = {
  competitionFull: 'entries',
  iceNearlyUsed: 'entries',
  closesSoon: 'entries',
  opensSoon: 'entries',
  contactMissing: 'contact',
  packetMissing: 'packet',
  refundPolicyMissing: 'refunds',
};

/** The filter of a list that shows an issue's entries. */
const FILTERS: Readonly<Partial<Record<AttentionItem['code'], string>>> = {
  waiversMissing: 'waiver=missing',
};

/** The page and the place on it that fix an issue. */
export function fixLink(item: AttentionItem, addresses: DashboardLinks): string {
  const { code, mendedIn, entries = [] } = item;
  if (mendedIn === 'entries') return listLink(code, entries[0]?.kind ?? 'individual', addresses);
  const section = SECTIONS[code];
  return section && mendedIn === 'detail' ? `${addresses.detail}#${section}` : addresses[mendedIn];
}

/** The list of a kind's entries that an issue is about. */
export function listLink(code: AttentionItem['code'], kind: EntryKind, addresses: DashboardLinks): string {
  const filter = FILTERS[code];
  const list = addresses[kind];
  return filter === undefined ? list : `${list}${list.includes('?') ? '&' : '?'}${filter}`;
}
