import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DocumentTitle } from '../../../../ui/DocumentTitle.tsx';
import { InvitationLoader } from './InvitationLoader.tsx';
import { DeadInvitation } from './DeadInvitation.tsx';
import { MyPartner } from './OwnPartner.tsx';

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
