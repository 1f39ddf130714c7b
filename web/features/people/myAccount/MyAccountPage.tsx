import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../../../shared/contract/core/roles.ts';
import type { DataOf } from '../../../../shared/contract/types.ts';
import { requestQuery } from '../../../api/queries.ts';
import { Page } from '../../../layout/Page.tsx';
import { useUser } from '../../../session/useSession.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { AddressSection } from './AddressSection.tsx';
import { DataSection } from './DataSection.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import styles from './MyAccount.module.css';
import { LanguageSection } from './LanguageSection.tsx';
import { NameSection } from './NameSection.tsx';
import { NoticesSection } from './NoticesSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { SecondFactorNeededNotice } from './security/SecondFactorNeededNotice.tsx';
import { SecuritySection } from './security/SecuritySection.tsx';
import { SkatersSection } from './skaters/SkatersSection.tsx';

/** `/admin/my-account`: the own account in sections, each saved separately. */
export function MyAccountPage() {
  const { t } = useTranslation(['myAccount', 'common']);
  const { role, secondFactorMissing = false } = useUser();
  const { data: account, isError, refetch } = useQuery(requestQuery('myAccount'));
  return (
    <Page title={t('title')} subtitle={role && t(`common:roles.${role}`)}>
      {isError ? <ErrorState title={t('failed')} onRetry={() => void refetch()} /> : null}
      {!account && !isError ? <Spinner /> : null}
      {account ? (
        <div className={styles.sections}>
          {secondFactorMissing ? (
            <SecondFactorNeededNotice />
          ) : (
            <PersonalSections account={account} role={role} />
          )}
          {/* Rendered at one place of the tree, so that new recovery codes stay visible when no factor is missing any more. */}
          <SecuritySection email={account.email} />
          <SessionsSection />
          {secondFactorMissing ? null : (
            <>
              <DataSection />
              <DeleteSection email={account.email} />
            </>
          )}
        </div>
      ) : null}
    </Page>
  );
}

interface PersonalSectionsProps {
  readonly account: DataOf<'myAccount'>;
  readonly role: Role | null;
}

function PersonalSections({ account, role }: PersonalSectionsProps) {
  return (
    <>
      {role === 'SKATER' ? <SkatersSection account={account} /> : null}
      <NameSection account={account} />
      <AddressSection account={account} />
      <NoticesSection account={account} />
      {role === 'SKATER' ? <LanguageSection account={account} /> : null}
      <PasswordSection email={account.email} />
    </>
  );
}
