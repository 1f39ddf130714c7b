import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../../shared/contract/people/accounts/users.ts';
import { Page } from '../../../layout/Page.tsx';
import { useUser } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { MenuAction } from '../../../ui/RowMenu.tsx';
import { ConfirmMany } from './ConfirmMany.tsx';
import { ConfirmState } from './ConfirmState.tsx';
import { EditUser } from './EditUser.tsx';
import { InviteUser } from './InviteUser.tsx';
import { ResetFactor } from './ResetFactor.tsx';
import { useAssignmentChoices } from './useAssignmentChoices.ts';
import { useBulkActions } from './useBulkActions.ts';
import { hasPendingInvitation } from './userValues.ts';
import { UsersTable } from './UsersTable.tsx';
import { useUserActions } from './useUserActions.ts';

type Step =
  | { readonly name: 'invite' }
  | { readonly name: 'edit' | 'resetFactor'; readonly user: User }
  | { readonly name: 'activate' | 'deactivate'; readonly user: User }
  | { readonly name: 'deactivateMany'; readonly users: readonly User[]; readonly done: () => void };

/** `/admin/users`: the accounts and invitations with their roles. */
export function UsersPage() {
  const { t } = useTranslation('users');
  const own = useUser();
  const choices = useAssignmentChoices();
  const { resend, setActive } = useUserActions();
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const bulk = useBulkActions(own.id, (users, done) => setStep({ name: 'deactivateMany', users, done }));

  const rowActions = (user: User): MenuAction[] => {
    const isOwn = user.id === own.id;
    return [
      { id: 'edit', label: t('actions.edit'), onAction: () => setStep({ name: 'edit', user }) },
      {
        id: 'resend',
        label: t('actions.resend'),
        onAction: () => void resend(user),
        disabledReason: hasPendingInvitation(user)
          ? undefined
          : t(user.invitation ? 'reasons.accepted' : 'reasons.signedUp'),
      },
      {
        id: 'resetFactor',
        label: t('actions.resetFactor'),
        onAction: () => setStep({ name: 'resetFactor', user }),
        disabledReason: isOwn ? t('reasons.own') : user.secondFactor ? undefined : t('reasons.noFactor'),
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
    <Page title={t('title')} actions={invite}>
      <UsersTable choices={choices} rowActions={rowActions} bulkActions={bulk.actions} invite={invite} />
      <Dialog isOpen={step?.name === 'invite'} onClose={close} title={t('inviteTitle')}>
        <InviteUser choices={choices} onDone={close} />
      </Dialog>
      <Dialog
        isOpen={step?.name === 'edit'}
        onClose={close}
        title={t('editTitle', { name: step?.name === 'edit' ? step.user.name : '' })}
      >
        {step?.name === 'edit' ? (
          <EditUser user={step.user} isOwn={step.user.id === own.id} choices={choices} onDone={close} />
        ) : null}
      </Dialog>
      <Dialog
        isOpen={step?.name === 'resetFactor'}
        onClose={close}
        title={t('resetFactor.title', { name: step?.name === 'resetFactor' ? step.user.name : '' })}
      >
        {step?.name === 'resetFactor' ? <ResetFactor user={step.user} onDone={close} /> : null}
      </Dialog>
      <ConfirmState
        asked={step?.name === 'activate' || step?.name === 'deactivate' ? step : null}
        onClose={close}
        onConfirm={(user, active) => void setActive(user, active)}
      />
      <ConfirmMany
        users={step?.name === 'deactivateMany' ? step.users : null}
        onClose={close}
        onConfirm={(users) => {
          if (step?.name === 'deactivateMany') void bulk.deactivate(users).then(step.done);
        }}
      />
    </Page>
  );
}
