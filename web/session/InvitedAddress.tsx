import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Role } from '../../shared/contract/core/roles.ts';
import { maskedEmail } from '../../shared/domain/people/accounts/maskedEmail.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Row } from '../ui/Row.tsx';
import { rememberReturnPlace } from './returnPlace.ts';
import { useSession } from './useSession.ts';

interface InvitedAddressProps {
  /** Most of it is hidden. */
  readonly mailedTo: string;
  readonly words: {
    readonly wrongRole: (role: Role) => string;
    readonly otherAccount: (own: string) => string;
    readonly mailedTo: string;
    readonly logIn: string;
    readonly signUp: string;
  };
  /** For a family that is logged in with the address. */
  readonly children: ReactNode;
}

/** What a mailed link leads to, for the family account of its address; leads everybody else to log in or sign up, and back. */
export function InvitedAddress({ mailedTo, words, children }: InvitedAddressProps) {
  const { user, isAuthenticated } = useSession();
  const { pathname, search } = useLocation();
  const remember = () => rememberReturnPlace(pathname + search);
  if (isAuthenticated === null) return null;
  if (user && user.role !== 'SKATER') return <p>{words.wrongRole(user.role)}</p>;
  if (user && maskedEmail(user.email) !== mailedTo) return <p>{words.otherAccount(user.email)}</p>;
  if (user) return children;
  return (
    <>
      <p>{words.mailedTo}</p>
      <Row gap={2}>
        <LinkButton tone="primary" to={paths.login} onClick={remember}>
          {words.logIn}
        </LinkButton>
        <LinkButton to={paths.signUp} onClick={remember}>
          {words.signUp}
        </LinkButton>
      </Row>
    </>
  );
}
