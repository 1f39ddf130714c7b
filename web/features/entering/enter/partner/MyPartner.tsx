import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { currentTime } from '../../../../clock.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { partnerPath } from '../../entries/index.ts';
import { paths } from '../../../../paths.ts';
import { rememberReturnPlace } from '../../../../session/returnPlace.ts';
import { useSession } from '../../../../session/useSession.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { StatusPage } from '../../../../ui/StatusPage.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { call } from '../../../../api/client.ts';
import { useDeadline } from '../../../../ui/useDeadline.ts';
import { Page } from '../../../../layout/Page.tsx';
import styles from './Partner.module.css';
import { PartnerForm } from './PartnerForm.tsx';
import { CurrentPartner } from './CurrentPartner.tsx';

/** The partner of the family's own couple; if it can no longer change, why. */
export function MyPartner({ entryId }: { readonly entryId: string }) {
  const { t } = useTranslation('partner');
  const { user, isAuthenticated } = useSession();
  const isFamily = user?.role === 'SKATER';
  const query = useQuery({ ...requestQuery('getEntry', { params: { entryId } }), enabled: isFamily });

  if (isAuthenticated === false) {
    return (
      <MessagePage
        what="visitor"
        action={
          <LinkButton
            tone="primary"
            to={paths.login}
            onClick={() => rememberReturnPlace(paths.updateCouplePartner(entryId))}
          >
            {t('own.logIn')}
          </LinkButton>
        }
      />
    );
  }
  if (user && !isFamily) return <MessagePage what="wrongRole" />;
  if (isApiError(query.error, 'NotFound')) {
    return (
      <MessagePage
        what="missing"
        action={<LinkButton to={paths.danceSubmissions}>{t('own.submissions')}</LinkButton>}
      />
    );
  }
  if (query.error) return <ErrorState title={t('own.failed')} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Spinner />;
  const reason = whyNot(query.data);
  if (!reason) return <ChangePartner entry={query.data} />;
  return (
    <MessagePage what={reason} action={<LinkButton to={paths.entry(entryId)}>{t('own.back')}</LinkButton>} />
  );
}

/** The handler's rule. If registration closes meanwhile, the submit is refused. */
function whyNot(entry: Entry): 'withdrawn' | 'alone' | 'closed' | null {
  if (entry.state === 'withdrawn') return 'withdrawn';
  if (partnerPath(entry) === null) return 'alone';
  return Date.parse(entry.competition.openUntil) > currentTime().getTime() ? null : 'closed';
}

interface MessagePageProps {
  readonly what: 'visitor' | 'wrongRole' | 'missing' | 'withdrawn' | 'alone' | 'closed';
  readonly action?: ReactNode;
}

function MessagePage({ what, action }: MessagePageProps) {
  const { t } = useTranslation('partner');
  return <StatusPage figure="three" title={t(`own.${what}`)} text={t(`own.${what}Text`)} action={action} />;
}

/** The partner's status, and the form that changes the partner. */
function ChangePartner({ entry }: { readonly entry: Entry }) {
  const deadline = useDeadline();
  const { t } = useTranslation('partner');
  const queries = useQueryClient();
  const { id, name, competition, partner } = entry;
  if (!partner) return null;
  const { queryKey } = requestQuery('getEntry', { params: { entryId: id } });
  const keep = (stored: Entry) => queries.setQueryData(queryKey, stored);
  const readNewest = async () => {
    const { data } = await call('getEntry', { params: { entryId: id } });
    queries.setQueryData(queryKey, data);
    return data;
  };
  return (
    <div className={styles.own}>
      <Page
        width="form"
        title={t('own.title')}
        subtitle={
          <>
            {t('own.for', { name, competition: competition.name })}
            <br />
            {t('own.until', { when: deadline(competition.openUntil, competition.timeZone) })}
          </>
        }
        actions={<LinkButton to={paths.entry(id)}>{t('own.back')}</LinkButton>}
      >
        <CurrentPartner entry={entry} partner={partner} onInvited={keep} onOutdated={readNewest} />
        <PartnerForm entry={entry} partner={partner} onSaved={keep} onOutdated={readNewest} />
      </Page>
    </div>
  );
}
