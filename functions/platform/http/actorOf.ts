import type { Code } from './codeCookie.ts';
import type { Session } from './session.ts';

/** The person who did something on the day, as stored in `by`. A code's id is one person for the rule of two. */
export interface Actor {
  readonly kind: 'account' | 'code';
  readonly id: string;
  readonly name: string;
}

/** @throws Error on a public route, where nobody is known */
export function actorOf({ session, code }: { session: Session | null; code: Code | null }): Actor {
  if (session) return { kind: 'account', id: session.id, name: session.name };
  if (code) return { kind: 'code', id: code.id, name: code.name };
  throw new Error('Nobody is known on a public route');
}
