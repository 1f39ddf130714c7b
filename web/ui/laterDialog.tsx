import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Box } from './Box.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { isReached } from './isReached.ts';
import { useBackOnline } from './useBackOnline.ts';
import { Spinner } from './Waiting.tsx';
import { whenIdle } from './whenIdle.ts';

interface DialogProps {
  readonly onClose: () => void;
}

/**
 * A dialog that is no part of its page's first load, because most visits open none. It is fetched when the page has come
 * to rest, so that it opens where the connection fails later, or when it is opened before.
 */
export function laterDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Fetched: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    Fetched ??= await load();
  };
  // A script that is asked for without a connection fails until the page is loaded anew.
  const fetchWhenReached = async () =>
    (await isReached()) ? fetchOnce() : Promise.reject(new Error('The server does not answer'));
  whenIdle(() => void fetchOnce().catch(() => undefined));
  return function LaterDialog(props: Props) {
    const [state, setState] = useState<'waiting' | 'there' | 'failed'>(Fetched ? 'there' : 'waiting');
    useEffect(() => {
      if (state !== 'waiting') return undefined;
      let isOpen = true;
      fetchWhenReached().then(
        () => isOpen && setState('there'),
        () => isOpen && setState('failed'),
      );
      return () => {
        isOpen = false;
      };
    }, [state]);
    if (state === 'there' && Fetched) return <Fetched {...props} />;
    if (state === 'failed')
      return <Unreachable onClose={props.onClose} onRetry={() => setState('waiting')} />;
    return <Waiting onClose={props.onClose} />;
  };
}

function Waiting({ onClose }: DialogProps) {
  const { t } = useTranslation('ui');
  return (
    <Dialog isOpen onClose={onClose} title={t('waiting')}>
      <Spinner />
    </Dialog>
  );
}

/** Says why the dialog stays away; it comes by itself when the connection does. */
function Unreachable({ onClose, onRetry }: DialogProps & { readonly onRetry: () => void }) {
  const { t } = useTranslation(['ui', 'common']);
  useBackOnline(onRetry);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('ui:error.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.close')}</Button>
          <Button tone="primary" onClick={onRetry}>
            {t('common:actions.tryAgain')}
          </Button>
        </>
      }
    >
      <Box role="alert" as="p" round="panel" background="warn" pad={3} padInline={4} tone="warn">
        {t('common:problems.unreachable')}
      </Box>
    </Dialog>
  );
}
