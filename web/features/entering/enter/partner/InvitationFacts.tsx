import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PartnerInvitation } from '../../../../../shared/contract/entering/entries/partners.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import { formatDays, formatInstant } from '../../../../i18n/formats.ts';
import { paths } from '../../../../paths.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Figure } from '../../../../ui/Figure.tsx';
import { Facts } from './Facts.tsx';
import styles from './Partner.module.css';

const TITLES = {
  none: 'title',
  invited: 'title',
  confirmed: 'confirmedTitle',
  declined: 'declinedTitle',
} as const;

/** The invitation: inviter, competition and events, before the answer. */
export function InvitationFacts({ invitation }: { readonly invitation: PartnerInvitation }) {
  const { t } = useTranslation('partner');
  const { competition, events, state } = invitation;
  const inviter = invitation.invitedBy || t('invitation.somebody');
  return (
    <Card as="section" flush>
      <header className={styles.head}>
        <Figure name="loop" turn={-10} />
        <h1>{t(`invitation.${TITLES[state]}`, { inviter })}</h1>
      </header>
      <div className={styles.body}>
        <Facts
          facts={[
            [
              t('invitation.competition'),
              <Link to={paths.publicCompetition(competition.id)}>{competition.name}</Link>,
            ],
            [t('invitation.when'), formatDays(competition.startDate, competition.endDate)],
            [t('invitation.where'), `${competition.rink.name}, ${competition.rink.city}`],
            [
              t('invitation.events'),
              <ul role="list">
                {events.map(({ id, format, level }) => (
                  <li key={id}>{eventLabel(format, level)}</li>
                ))}
              </ul>,
            ],
            [t('invitation.until'), formatInstant(competition.openUntil, competition.timeZone)],
          ]}
        />
      </div>
    </Card>
  );
}
