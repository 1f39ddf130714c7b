import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { type DiscardGuard, useDiscardGuard, useLeaveGuard } from './useDiscardGuard.ts';
import './formMessages.ts';

interface GuardedDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (guard: DiscardGuard) => ReactNode;
}

/** A dialog with a form that confirms before Esc, Back or a press outside discards typed text. */
export function GuardedDialog({ isOpen, title, onClose, children }: GuardedDialogProps) {
  const { t } = useTranslation('form');
  const guard = useDiscardGuard(onClose);
  return (
    <>
      <Dialog isOpen={isOpen} onClose={guard.close} title={title}>
        {isOpen ? <Guarded guard={guard}>{children(guard)}</Guarded> : null}
      </Dialog>
      <Dialog
        isOpen={guard.isAsking}
        onClose={guard.keep}
        title={t('discard.title')}
        actions={
          <>
            <Button onClick={guard.keep}>{t('discard.keep')}</Button>
            <Button tone="danger" onClick={guard.discard}>
              {t('discard.discard')}
            </Button>
          </>
        }
      >
        <p>{t('discard.text')}</p>
      </Dialog>
    </>
  );
}

/** Mounted only while the dialog is open: the router supports one blocker at a time. */
function Guarded({ guard, children }: { readonly guard: DiscardGuard; readonly children: ReactNode }) {
  useLeaveGuard(guard);
  return children;
}
