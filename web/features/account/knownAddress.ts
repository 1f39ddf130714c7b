import { useLocation } from 'react-router-dom';

/** An address that goes along from one account page to the next; not in the URL, which others may see. */
export function usePrefilledAddress(): string {
  const { state } = useLocation() as { state: { email?: unknown } | null };
  return typeof state?.email === 'string' ? state.email : '';
}
