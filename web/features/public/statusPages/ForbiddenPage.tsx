import { LANDING_PAGE } from '../../../../shared/domain/people/accounts/landingPage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/useSession.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusPage } from '../../../ui/StatusPage.tsx';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';

/** Shown for a 403 answer, and for an address that the role may not open. */
export function ForbiddenPage() {
  const { t } = useTranslation('statusPages');
  const { user, isAuthenticated } = useSession();
  if (isAuthenticated === false)
    return <Refused who="visitor" to={paths.login} label={t('forbidden.logIn')} />;
  if (!user) return <Refused who="unknown" to={paths.landing} label={t('notFound.home')} />;
  return <Refused who="role" to={LANDING_PAGE[user.role]} label={t('forbidden.home')} />;
}

const WORDS = {
  role: { title: 'forbidden.title', text: 'forbidden.text' },
  visitor: { title: 'forbidden.visitorTitle', text: 'forbidden.visitorText' },
  unknown: { title: 'forbidden.unknownTitle', text: 'forbidden.unknownText' },
} as const;

interface RefusedProps {
  readonly who: keyof typeof WORDS;
  readonly to: string;
  readonly label: string;
}

function Refused({ who, to, label }: RefusedProps) {
  const { t } = useTranslation('statusPages');
  const title = t(WORDS[who].title);
  return (
    <>
      <DocumentTitle title={title} />
      <StatusPage
        figure="three"
        title={title}
        text={t(WORDS[who].text)}
        action={
          <LinkButton tone="primary" to={to}>
            {label}
          </LinkButton>
        }
      />
    </>
  );
}
