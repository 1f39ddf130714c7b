import { useBlocker } from 'react-router-dom';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useAskBeforeClosing } from './useAskBeforeClosing.ts';

interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** The question's words, if something else than typed text would be lost. */
  readonly title?: string;
  readonly text?: string;
}

/** Confirms leaving a page with unsaved text or a running task. */
export function LeaveGuard({ isDirty, title, text }: LeaveGuardProps) {
  const { t } = useTranslation('conflict');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useAskBeforeClosing(isDirty);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      title={title ?? t('leave.title')}
      actions={
        <>
          <Button onClick={() => blocker.proceed?.()}>{t('leave.leave')}</Button>
          <Button tone="primary" onClick={stay}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{text ?? t('leave.text')}</p>
    </Dialog>
  );
}
