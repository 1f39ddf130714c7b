import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MyAccount } from '../../../../shared/contract/people/accounts/accountRecord.ts';
import { MOST_GUARDIANS } from '../../../../shared/domain/people/accounts/guardians.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormEmail } from '../../../forms/FormContact.tsx';
import { inOwnWords } from '../../../forms/inOwnWords.ts';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { formatLocalDay } from '../../../i18n/adminFormats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { leaveSession } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { AccountSection } from './AccountSection.tsx';
import { Confirm } from './Confirm.tsx';
import { showSavedAccount } from './saveAccount.ts';

/** Who looks after the family with a log-in of their own; for one of those, whose family it is. */
export function GuardiansSection({ account }: { readonly account: MyAccount }) {
  const { t } = useTranslation('myAccount');
  const { guardians, guardianOf, emailVerified } = account;
  if (guardianOf !== null) return <OwnFamily family={guardianOf} />;
  return (
    <AccountSection part="guardians" title={t('guardians.title')} text={t('guardians.text')}>
      {guardians.length > 0 ? (
        <Stack role="list" as="ul" gap={4} minContent>
          {guardians.map((guardian) => (
            <GuardianRow key={guardian.id} guardian={guardian} />
          ))}
        </Stack>
      ) : null}
      {emailVerified ? null : <Text>{t('guardians.unverified')}</Text>}
      {emailVerified && guardians.length < MOST_GUARDIANS ? <InviteForm own={account.email} /> : null}
    </AccountSection>
  );
}

function GuardianRow({ guardian }: { readonly guardian: MyAccount['guardians'][number] }) {
  const { t } = useTranslation('myAccount');
  const [isAsking, setIsAsking] = useState(false);
  const { id, email, name, invitedAt, joinedAt } = guardian;
  const isInvited = joinedAt === null;
  const when = formatLocalDay(joinedAt ?? invitedAt);
  const remove = () => {
    call('removeGuardian', { params: { guardianId: id } }).then(({ data }) => {
      showSavedAccount(data);
      showToast(t(isInvited ? 'guardians.takenBack' : 'guardians.removed', { name: name || email }));
    }, failed);
  };
  const again = () => {
    call('inviteGuardian', { body: { email } }).then(({ data }) => {
      showSavedAccount(data);
      showToast(t('guardians.sent', { email }));
    }, failed);
  };
  return (
    <Stack as="li" gap={2} minContent>
      <Row gap={2} columnGap={3} align="center" breaks>
        <strong>{name || email}</strong>
        <Pill tone={isInvited ? 'warn' : 'good'}>
          {t(isInvited ? 'guardians.invited' : 'guardians.joined')}
        </Pill>
      </Row>
      <Text soft size="sm">
        {isInvited ? t('guardians.invitedAt', { when }) : t('guardians.joinedAt', { email, when })}
      </Text>
      <Row gap={2}>
        {isInvited ? (
          <Button dense aria-label={t('guardians.againTo', { email })} onClick={again}>
            {t('guardians.again')}
          </Button>
        ) : null}
        <Button
          dense
          aria-label={t(isInvited ? 'guardians.takeBackName' : 'guardians.removeName', {
            name: name || email,
          })}
          onClick={isInvited ? remove : () => setIsAsking(true)}
        >
          {t(isInvited ? 'guardians.takeBack' : 'guardians.remove')}
        </Button>
      </Row>
      <Confirm
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('guardians.ask', { name })}
        text={t('guardians.askText')}
        confirmLabel={t('guardians.remove')}
        onConfirm={remove}
      />
    </Stack>
  );
}

const failed = (thrown: unknown) => showToast(errorMessage(thrown) ?? String(thrown), 'bad');

interface InviteValues {
  email: string;
}

/** @param own address of the account, which looks after the family already */
function InviteForm({ own }: { readonly own: string }) {
  const { t } = useTranslation('myAccount');
  const resolver = useMemo(() => {
    const isOwn = ({ email }: InviteValues) => email.trim().toLowerCase() === own;
    const ownAddress = { field: 'email', code: 'MustStay', message: t('guardians.own') } as const;
    return inOwnWords(
      contractResolver<InviteValues>('inviteGuardian', {
        extraValidation: (values) => (isOwn(values) ? [ownAddress] : []),
      }),
      { MustEmail: t('guardians.noEmail'), NotNull: t('guardians.noEmail') },
    );
  }, [own, t]);
  const form = useContractForm<InviteValues>({
    defaultValues: { email: '' },
    resolver,
    errorMessage,
    onSubmit: async (body) => {
      const { data } = await call('inviteGuardian', { body });
      showSavedAccount(data);
      form.methods.reset();
      showToast(t('guardians.sent', body));
    },
  });
  return (
    <Form form={form} layout="card" label={t('guardians.invite')} submitLabel={t('guardians.invite')}>
      <FormEmail<InviteValues> name="email" label={t('guardians.email')} />
    </Form>
  );
}

function OwnFamily({ family }: { readonly family: string }) {
  const { t } = useTranslation('myAccount');
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => {
    call('leaveFamily').then(async () => {
      await leaveSession(() => navigate(paths.login));
      showToast(t('guardians.left', { family }));
    }, failed);
  };
  return (
    <AccountSection part="guardians" title={t('guardians.title')} text={t('guardians.of', { family })}>
      <Row gap={2}>
        <Button onClick={() => setIsAsking(true)}>{t('guardians.leave')}</Button>
      </Row>
      <Confirm
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('guardians.leaveAsk', { family })}
        text={t('guardians.leaveText')}
        confirmLabel={t('guardians.leave')}
        onConfirm={leave}
      />
    </AccountSection>
  );
}
