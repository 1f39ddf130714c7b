import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { InvitedAddress } from '../../../session/InvitedAddress.tsx';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Row } from '../../../ui/Row.tsx';

interface TakeOverActionsProps {
  readonly token: string;
  readonly count: number;
  /** Most of it is hidden. */
  readonly mailedTo: string;
  /** Reads the entries again: another account has taken them over. */
  readonly onOutdated: () => Promise<unknown>;
}

/** Takes over for a family that is logged in; leads everybody else to log in or sign up, and back. */
export function TakeOverActions({ token, count, mailedTo, onOutdated }: TakeOverActionsProps) {
  const { t } = useTranslation(['entryHandover', 'common']);
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const take = async () => {
    if (isPending) return;
    setIsPending(true);
    setProblem(null);
    try {
      const { data } = await call('takeOverEntries', { params: { token } });
      showToast(t('takeOver.done'));
      const [entry] = data.entries;
      await navigate(data.entries.length === 1 && entry ? paths.entry(entry.id) : paths.submissions);
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      setProblem(errorMessage(thrown) ?? thrown.message);
      await onOutdated();
    } finally {
      setIsPending(false);
    }
  };

  return (
    <InvitedAddress
      mailedTo={mailedTo}
      words={{
        wrongRole: (role) => t('takeOver.wrongRole', { role: t(`common:roles.${role}`) }),
        otherAccount: (own) => t('takeOver.otherAccount', { own, address: mailedTo }),
        mailedTo: t('takeOver.mailedTo', { address: mailedTo }),
        logIn: t('takeOver.logIn'),
        signUp: t('takeOver.signUp'),
      }}
    >
      {problem === null ? null : <p role="alert">{problem}</p>}
      <Row gap={2}>
        <Button tone="primary" aria-busy={isPending} onClick={() => void take()}>
          {t('takeOver.take', { count })}
        </Button>
      </Row>
    </InvitedAddress>
  );
}
