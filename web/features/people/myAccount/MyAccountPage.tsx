import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Role } from '../../../../shared/contract/core/roles.ts';
import type { DataOf } from '../../../../shared/contract/types.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { currentTime } from '../../../clock.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { useUser } from '../../../session/useSession.ts';
import { fileName } from '../../../table/export/fileName.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { AccountIndex, type AccountPart } from './AccountIndex.tsx';
import { AccountGroup } from './AccountGroup.tsx';
import { AccountSection } from './AccountSection.tsx';
import { AddressPill } from './AddressPill.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { GuardiansSection } from './GuardiansSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import styles from './MyAccount.module.css';
import { NameSection } from './NameSection.tsx';
import { NoticesSection } from './NoticesSection.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { saveAccountFile } from './saveFile.ts';
import { SecondFactorNeededNotice } from './security/SecondFactorNeededNotice.tsx';
import { SecuritySection } from './security/SecuritySection.tsx';
import { SkatersSection } from './skaters/SkatersSection.tsx';
import type { MyAccount } from '../../../../shared/contract/people/accounts/accountRecord.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';

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
        <div className={styles.page}>
          <AccountIndex parts={partsFor(role, secondFactorMissing)} />
          <Stack className={styles.sections}>
            {secondFactorMissing ? (
              <SecondFactorNeededNotice />
            ) : (
              <PersonalSections account={account} role={role} />
            )}
            {/* Rendered at one place of the tree, so that new recovery codes stay visible when no factor is missing any more. */}
            <AccountGroup name="security">
              {secondFactorMissing ? null : <PasswordSection email={account.email} />}
              <SecuritySection email={account.email} />
              <SessionsSection />
            </AccountGroup>
            {secondFactorMissing ? null : (
              <AccountGroup name="data">
                <DataSection />
                <DeleteSection account={account} />
              </AccountGroup>
            )}
          </Stack>
        </div>
      ) : null}
    </Page>
  );
}

/** In the order of the page. Until a required second factor is set up, there is nothing else. */
function partsFor(role: Role | null, secondFactorMissing: boolean): AccountPart[] {
  if (secondFactorMissing) return ['security', 'sessions'];
  return [
    ...(role === 'SKATER' ? (['skaters', 'guardians'] as const) : []),
    'name',
    'address',
    ...(role === 'SKATER' ? (['language'] as const) : []),
    'notifications',
    'notices',
    'password',
    'security',
    'sessions',
    'data',
    'delete',
  ];
}

interface PersonalSectionsProps {
  readonly account: DataOf<'myAccount'>;
  readonly role: Role | null;
}

function PersonalSections({ account, role }: PersonalSectionsProps) {
  return (
    <>
      {role === 'SKATER' ? (
        <AccountGroup name="people">
          <SkatersSection account={account} />
          <GuardiansSection account={account} />
        </AccountGroup>
      ) : null}
      <AccountGroup name="you">
        <NameSection account={account} />
        <AddressSection account={account} />
        {role === 'SKATER' ? <LanguageSection account={account} /> : null}
      </AccountGroup>
      <AccountGroup name="news">
        <NotificationsSection />
        <NoticesSection account={account} />
      </AccountGroup>
    </>
  );
}

/** Downloads all stored data of the account as a file. */
function DataSection() {
  const { t } = useTranslation('myAccount');
  const [answer, setAnswer] = useState('');
  const download = () => {
    setAnswer(t('data.working'));
    call('downloadMyData').then(
      ({ data }) => {
        saveAccountFile(
          fileName('rinkside', currentTime(), 'json'),
          JSON.stringify(data, null, 2),
          'application/json',
        );
        setAnswer(t('data.done'));
      },
      (thrown: unknown) => setAnswer(errorMessage(thrown) ?? String(thrown)),
    );
  };
  return (
    <AccountSection part="data" title={t('data.title')} text={t('data.text')}>
      <Row gap={2}>
        <Button onClick={download}>{t('data.download')}</Button>
      </Row>
      <Text role="status" size="sm" weight="medium" className={styles.answer}>
        {answer}
      </Text>
    </AccountSection>
  );
}

/** The log-in address, and whether it is confirmed. */
function AddressSection({ account }: { readonly account: MyAccount }) {
  const { t } = useTranslation('myAccount');
  const [answer, setAnswer] = useState('');
  const { email, emailVerified, suppressed } = account;
  const reason = suppressed.find((one) => one.email === email)?.reason;
  const send = () => {
    setAnswer('');
    call('requestEmailVerification').then(
      () => setAnswer(t('address.sent', { email })),
      (thrown: unknown) => setAnswer(errorMessage(thrown) ?? String(thrown)),
    );
  };
  return (
    <AccountSection
      part="address"
      title={t('address.title')}
      aside={email}
      isUrgent={!emailVerified || reason !== undefined}
    >
      <Row as="p" gap={2} columnGap={3} align="center" breaks>
        <strong>{email}</strong>
        <AddressPill reason={reason} isConfirmed={emailVerified}>
          {emailVerified ? t('address.verified') : t('address.unverified')}
        </AddressPill>
      </Row>
      {reason === undefined ? null : <Text tone="bad">{t(`suppressed.${reason}`)}</Text>}
      {emailVerified && reason === undefined ? null : (
        <Row gap={2}>
          <Button onClick={send}>{t('address.send')}</Button>
        </Row>
      )}
      <Text role="status" size="sm" weight="medium" className={styles.answer}>
        {answer}
      </Text>
    </AccountSection>
  );
}
