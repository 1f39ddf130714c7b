import { useState } from 'react';
import type { User } from '../../../../shared/contract/people/accounts/users.ts';
import { refetchChanged, whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { useUser } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { MenuAction } from '../../../ui/RowMenu.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { DownloadData } from './DownloadData.tsx';
import { EditUser } from './EditUser.tsx';
import { InviteUser } from './InviteUser.tsx';
import { ResetFactor } from './ResetFactor.tsx';
import { UsersTable } from './UsersTable.tsx';
import { useAssignmentChoices } from './useAssignmentChoices.ts';
import { useBulkActions } from './useBulkActions.ts';
import { hasPendingInvitation } from './userValues.ts';
import { formatList } from '../../../i18n/formats.ts';

type Step =
  | { readonly name: 'invite' }
  | { readonly name: 'edit' | 'resetFactor' | 'download'; readonly user: User }
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
      {
        id: 'download',
        label: t('actions.download'),
        onAction: () => setStep({ name: 'download', user }),
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
      <Dialog
        isOpen={step?.name === 'download'}
        onClose={close}
        title={t('download.title', { name: step?.name === 'download' ? step.user.name : '' })}
      >
        {step?.name === 'download' ? <DownloadData user={step.user} onDone={close} /> : null}
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

/** Actions on one account that need no form; a toast shows the outcome. */
function useUserActions() {
  const { t } = useTranslation('users');
  const told = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      await whenRefetched();
      showToast(done);
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? String(thrown), 'bad');
      await refetchChanged('updateUser');
    }
  };

  const resend = ({ id, email }: User) =>
    told(call('resendInvitation', { params: { userId: id } }), t('invited', { email }));

  const setActive = ({ id, name, role, rinkId, competitionId, version }: User, active: boolean) =>
    told(
      call('updateUser', {
        params: { userId: id },
        body: { name, role, rinkId, competitionId, active, version },
      }),
      active ? t('activated', { name }) : t('deactivated', { name }),
    );

  return { resend, setActive };
}

interface ConfirmStateProps {
  /** The account and the change to confirm; null while the dialog is closed. */
  readonly asked: { readonly user: User; readonly name: 'activate' | 'deactivate' } | null;
  readonly onClose: () => void;
  readonly onConfirm: (user: User, active: boolean) => void;
}

/** Explains the consequences before an account is activated or deactivated. */
function ConfirmState({ asked, onClose, onConfirm }: ConfirmStateProps) {
  const { t } = useTranslation(['users', 'common']);
  const becomes = asked?.name ?? 'deactivate';
  const confirm = () => {
    onClose();
    if (asked) onConfirm(asked.user, becomes === 'activate');
  };
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={onClose}
      title={t(`confirm.${becomes}.title`, { name: asked?.user.name ?? '' })}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button tone={becomes === 'deactivate' ? 'danger' : 'primary'} onClick={confirm}>
            {t(`actions.${becomes}`)}
          </Button>
        </>
      }
    >
      <p>{t(`confirm.${becomes}.text`)}</p>
    </Dialog>
  );
}

interface ConfirmManyProps {
  /** The accounts to deactivate; null while the dialog is closed. */
  readonly users: readonly User[] | null;
  readonly onClose: () => void;
  readonly onConfirm: (users: readonly User[]) => void;
}
/** Lists the accounts and the consequences before they are deactivated. */
function ConfirmMany({ users, onClose, onConfirm }: ConfirmManyProps) {
  const { t } = useTranslation(['users', 'common']);
  const confirm = () => {
    onClose();
    if (users) onConfirm(users);
  };
  return (
    <Dialog
      isOpen={users !== null}
      onClose={onClose}
      title={t('bulk.deactivateTitle', { count: users?.length ?? 0 })}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button tone="danger" onClick={confirm}>
            {t('actions.deactivate')}
          </Button>
        </>
      }
    >
      <p>{formatList((users ?? []).map(({ name }) => name))}</p>
      <p>{t('bulk.deactivateText')}</p>
    </Dialog>
  );
}
