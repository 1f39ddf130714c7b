import { useQuery } from '@tanstack/react-query';
import type { DataOf } from '../../../../shared/contract/types.ts';
import { call } from '../../../api/client.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/useSession.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { MailedLinkPage, useMailedLink } from './MailedLink.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './Recovery.module.css';

interface VerifiedAddressProps {
  readonly token: string;
  /** The competition that the family was entering when it signed up; null for none. */
  readonly competitionId: string | null;
}

/** Confirms the address by the mailed token when the page opens, and shows the outcome. */
export function VerifiedAddress({ token, competitionId }: VerifiedAddressProps) {
  const { t } = useTranslation('recovery');
  const { user } = useSession();
  const competition = useCompetition(competitionId);
  const link = useMailedLink('verifyEmail', token, (body) => call('verifyEmail', body));
  return (
    <MailedLinkPage
      link={link}
      words={{
        failed: t('verify.failed'),
        working: t('verify.working'),
        done: t('verify.done'),
        bad: t('verify.bad'),
        badText: t('verify.badText'),
      }}
      doneText={(data) => <Verified {...data} competition={competition?.name ?? null} />}
      action={
        competition ? (
          <LinkButton tone="primary" to={paths.publicCompetition(competition.id)}>
            {t('verify.competition', { name: competition.name })}
          </LinkButton>
        ) : user ? (
          <LinkButton tone="primary" to={paths.myAccount}>
            {t('verify.account')}
          </LinkButton>
        ) : (
          <LinkButton tone="primary" to={paths.login} state={{ email: link.data?.email }}>
            {t('verify.logIn')}
          </LinkButton>
        )
      }
    />
  );
}

interface VerifiedProps extends DataOf<'verifyEmail'> {
  /** The competition's name; null for none. */
  readonly competition: string | null;
}

function Verified({ email, droppedNotices, competition }: VerifiedProps) {
  const { t } = useTranslation('recovery');
  return (
    <Stack gap={3} minContent className={styles.words}>
      <p>{t('verify.doneText', { email })}</p>
      {competition === null ? null : <p>{t('verify.entering', { name: competition })}</p>}
      {droppedNotices.length > 0 ? (
        <p>{t('verify.dropped', { addresses: droppedNotices.join(', ') })}</p>
      ) : null}
    </Stack>
  );
}

/** The competition to lead back to; null while it is loading, and if there is none. */
function useCompetition(competitionId: string | null) {
  const { data } = useQuery({
    ...requestQuery('getCompetition', { params: { competitionId: competitionId ?? '' } }),
    enabled: competitionId !== null,
  });
  return data ?? null;
}
