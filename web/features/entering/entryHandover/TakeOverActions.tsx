import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { maskedEmail } from '../../../../shared/domain/people/accounts/maskedEmail.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { rememberReturnPlace } from '../../../session/returnPlace.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
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
  const { user, isAuthenticated } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remember = () => rememberReturnPlace(pathname + search);

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

  if (isAuthenticated === null) return null;
  if (user && user.role !== 'SKATER')
    return <p>{t('takeOver.wrongRole', { role: t(`common:roles.${user.role}`) })}</p>;
  if (user && maskedEmail(user.email) !== mailedTo)
    return <p>{t('takeOver.otherAccount', { own: user.email, address: mailedTo })}</p>;
  if (user) {
    return (
      <>
        {problem === null ? null : <p role="alert">{problem}</p>}
        <Row gap={2}>
          <Button tone="primary" aria-busy={isPending} onClick={() => void take()}>
            {t('takeOver.take', { count })}
          </Button>
        </Row>
      </>
    );
  }
  return (
    <>
      <p>{t('takeOver.mailedTo', { address: mailedTo })}</p>
      <Row gap={2}>
        <LinkButton tone="primary" to={paths.login} onClick={remember}>
          {t('takeOver.logIn')}
        </LinkButton>
        <LinkButton to={paths.signUp} onClick={remember}>
          {t('takeOver.signUp')}
        </LinkButton>
      </Row>
    </>
  );
}
