import { useTranslation } from '../../../i18n/useTranslation.ts';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { EmailText } from '../../../ui/EmailText.tsx';
import { Fact } from '../entries/index.ts';
import { FamilyContact } from '../entryHandover/index.ts';
import type { EntryRecordActionProps } from './EntryRecordActions.tsx';

/** The entry's rink, and the addresses of its people. */
export function Contacts({ record, competition }: EntryRecordActionProps) {
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
              {family.placeholder ? null : (
                <>
                  {family.name}
                  <br />
                </>
              )}
              {family.email === '' ? null : (
                <a href={`mailto:${family.email}`}>
                  <EmailText email={family.email} />
                </a>
              )}
            </>
          ) : (
            t('contacts.gone')
          )}
          <FamilyContact record={record} competition={competition} />
        </Fact>
        {record.entryCoach && record.entryCoach.name !== coach?.name ? (
          <Fact term={t('contacts.coach')}>{record.entryCoach.name}</Fact>
        ) : null}
        {coach ? (
          <Fact term={t('contacts.coach')}>
            {coach.name}
            {coach.professional ? ` · ${coach.professional}` : null}
            <br />
            <a href={`mailto:${coach.email}`}>
              <EmailText email={coach.email} />
            </a>
          </Fact>
        ) : null}
        {partner?.email ? (
          <Fact term={t('contacts.partner')}>
            <a href={`mailto:${partner.email}`}>
              <EmailText email={partner.email} />
            </a>
          </Fact>
        ) : null}
      </dl>
    </DashboardCard>
  );
}
