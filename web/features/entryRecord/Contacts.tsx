import { useTranslation } from 'react-i18next';
import type { EntryRecord } from '../../../shared/contract/entries/entryRecord.ts';
import { DashboardCard } from '../../ui/DashboardCard.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { Fact } from '../entries/index.ts';

/** The entry's rink, and the addresses of its people. */
export function Contacts({ record }: { readonly record: EntryRecord }) {
  const { t } = useTranslation(['entryRecord', 'entryLists']);
  const { family, coach, partner, homeIsiRink, country, ownRink } = record;
  return (
    <DashboardCard title={t('contacts.title')}>
      <dl>
        <Fact term={t('contacts.homeRink')}>
          {[homeIsiRink, country].filter(Boolean).join(', ')}{' '}
          {ownRink ? <Pill tone="accent">{t('entryLists:ownRink')}</Pill> : null}
        </Fact>
        <Fact term={t('contacts.family')}>
          {family ? (
            <>
              {family.name}
              <br />
              <a href={`mailto:${family.email}`}>{family.email}</a>
            </>
          ) : (
            t('contacts.gone')
          )}
        </Fact>
        {coach ? (
          <Fact term={t('contacts.coach')}>
            {coach.name}
            {coach.professional ? ` · ${coach.professional}` : null}
            <br />
            <a href={`mailto:${coach.email}`}>{coach.email}</a>
          </Fact>
        ) : null}
        {partner?.email ? (
          <Fact term={t('contacts.partner')}>
            <a href={`mailto:${partner.email}`}>{partner.email}</a>
          </Fact>
        ) : null}
      </dl>
    </DashboardCard>
  );
}
