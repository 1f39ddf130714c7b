import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../shared/contract/users.ts';
import { Page } from '../../layout/Page.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { MenuAction } from '../../ui/RowMenu.tsx';
import { ConfirmState } from './ConfirmState.tsx';
import { EditUser } from './EditUser.tsx';
import { InviteUser } from './InviteUser.tsx';
import { useBonds } from './useBonds.ts';
import { UsersTable } from './UsersTable.tsx';
import { useUserActions } from './useUserActions.ts';

type Step =
  | { readonly name: 'invite' }
  | { readonly name: 'edit'; readonly user: User }
  | { readonly name: 'activate' | 'deactivate'; readonly user: User };

/** `/admin/users`: who has an account, who was invited, and what each may do. */
export function UsersPage() {
  const { t } = useTranslation(['users', 'myAccount']);
  const own = useUser();
  const bonds = useBonds();
  const { resend, setActive } = useUserActions();
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);

  const rowActions = (user: User): MenuAction[] => {
    const isOwn = user.id === own.id;
    const isWaiting = user.invitation === 'sent' || user.invitation === 'expired';
    return [
      { id: 'edit', label: t('actions.edit'), onAction: () => setStep({ name: 'edit', user }) },
      {
        id: 'resend',
        label: t('actions.resend'),
        onAction: () => void resend(user),
        disabledReason: isWaiting ? undefined : t(user.invitation ? 'reasons.accepted' : 'reasons.signedUp'),
      },
      user.active
        ? {
            id: 'deactivate',
            label: t('actions.deactivate'),
            danger: true,
            onAction: () => setStep({ name: 'deactivate', user }),
            disabledReason: isOwn ? t('reasons.own') : undefined,
          }
        : {
            id: 'activate',
            label: t('actions.activate'),
            onAction: () => setStep({ name: 'activate', user }),
          },
    ];
  };
  const invite = (
    <Button tone="primary" onClick={() => setStep({ name: 'invite' })}>
      {t('invite')}
    </Button>
  );
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      crumbs={[{ path: paths.myAccount, label: t('myAccount:title') }]}
      actions={invite}
    >
      <UsersTable bonds={bonds} rowActions={rowActions} invite={invite} />
      <Dialog isOpen={step?.name === 'invite'} onClose={close} title={t('inviteTitle')}>
        <InviteUser bonds={bonds} onDone={close} />
      </Dialog>
      <Dialog
        isOpen={step?.name === 'edit'}
        onClose={close}
        title={t('editTitle', { name: step?.name === 'edit' ? step.user.name : '' })}
      >
        {step?.name === 'edit' ? (
          <EditUser user={step.user} isOwn={step.user.id === own.id} bonds={bonds} onDone={close} />
        ) : null}
      </Dialog>
      <ConfirmState
        asked={step?.name === 'activate' || step?.name === 'deactivate' ? step : null}
        onClose={close}
        onConfirm={(user, active) => void setActive(user, active)}
      />
    </Page>
  );
}
