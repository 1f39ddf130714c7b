import { useDeadline } from '../../../../ui/useDeadline.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams, Link } from 'react-router-dom';
import type { PartnerInvitation } from '../../../../../shared/contract/entering/entries/partners.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { DocumentTitle } from '../../../../ui/DocumentTitle.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { StatusPage } from '../../../../ui/StatusPage.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { InvitationAnswer } from './InvitationAnswer.tsx';
import { InvitedPerson } from './InvitedPerson.tsx';
import { MyPartner } from './MyPartner.tsx';
import styles from './Partner.module.css';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import { formatDays } from '../../../../i18n/formats.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Figure } from '../../../../ui/Figure.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Facts } from './Facts.tsx';

const TITLES = {
  none: 'title',
  invited: 'title',
  confirmed: 'confirmedTitle',
  declined: 'declinedTitle',
} as const;

/** A couple's partner: the invited person comes by the mail's link, the family by its entry. */
export function PartnerPage() {
  const { t } = useTranslation('partner');
  const [search] = useSearchParams();
  const [token, entryId] = [search.get('token'), search.get('entryId')];
  return (
    <>
      <DocumentTitle title={t('title')} />
      {token ? (
        <InvitationLoader key={token} token={token} />
      ) : entryId ? (
        <MyPartner key={entryId} entryId={entryId} />
      ) : (
        <DeadInvitation />
      )}
    </>
  );
}

/** The invitation of a partner with the answer and the partner's data. */
function InvitationLoader({ token }: { readonly token: string }) {
  const { t } = useTranslation('partner');
  const queries = useQueryClient();
  const query = requestQuery('getPartnerInvitation', { params: { token } });
  const { data, error, refetch } = useQuery(query);

  if (isApiError(error, 'NotFound')) return <DeadInvitation />;
  if (data?.entryState === 'withdrawn') return <DeadInvitation invitation={data} />;
  if (!data) {
    return error ? (
      <ErrorState title={t('invitation.loadFailed')} onRetry={() => void refetch()} />
    ) : (
      <Spinner />
    );
  }
  const keep = (invitation: PartnerInvitation) => queries.setQueryData(query.queryKey, invitation);
  const read = async () => (await refetch()).data ?? data;
  return (
    <Stack gap={6} className={styles.page}>
      <InvitationFacts invitation={data} />
      <InvitationAnswer token={token} invitation={data} onAnswered={keep} onOutdated={read} />
      <InvitedPerson token={token} invitation={data} onSaved={keep} onOutdated={read} />
    </Stack>
  );
}

/** For a link that is unknown or used up, or whose entry was withdrawn. */
function DeadInvitation({ invitation }: { readonly invitation?: PartnerInvitation }) {
  const { t } = useTranslation('partner');
  const action = <LinkButton to={paths.landing}>{t('gone.home')}</LinkButton>;
  if (!invitation) {
    return <StatusPage figure="three" title={t('gone.title')} text={t('gone.text')} action={action} />;
  }
  const { invitedBy, competition } = invitation;
  return (
    <StatusPage
      figure="three"
      title={t('gone.withdrawn')}
      text={t('gone.withdrawnText', {
        inviter: invitedBy || t('invitation.somebody'),
        competition: competition.name,
      })}
      action={action}
    />
  );
}

/** The invitation: inviter, competition and events, before the answer. */
function InvitationFacts({ invitation }: { readonly invitation: PartnerInvitation }) {
  const deadline = useDeadline();
  const { t } = useTranslation('partner');
  const { competition, events, state } = invitation;
  const inviter = invitation.invitedBy || t('invitation.somebody');
  return (
    <Card as="section" flush>
      <Stack as="header" gap={2} minContent className={styles.head}>
        <Figure name="loop" turn={-10} />
        <h1>{t(`invitation.${TITLES[state]}`, { inviter })}</h1>
      </Stack>
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
            [t('invitation.until'), deadline(competition.openUntil, competition.timeZone)],
          ]}
        />
      </div>
    </Card>
  );
}
