import { useLocation } from 'react-router-dom';

/**
 * The address typed on the previous account page. It is in the history state rather than the URL, which
 * other people may see.
 */
export function usePrefilledAddress(): string {
  const { state } = useLocation() as { state: { email?: unknown } | null };
  return typeof state?.email === 'string' ? state.email : '';
}
