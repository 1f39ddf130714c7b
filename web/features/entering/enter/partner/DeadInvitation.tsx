import { useTranslation } from 'react-i18next';
import type { PartnerInvitation } from '../../../../../shared/contract/entering/entries/partners.ts';
import { paths } from '../../../../paths.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { StatusPage } from '../../../../ui/StatusPage.tsx';

/** For a link that is unknown or used up, or whose entry was withdrawn. */
export function DeadInvitation({ invitation }: { readonly invitation?: PartnerInvitation }) {
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
