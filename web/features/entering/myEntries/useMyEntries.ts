import { useEveryPage } from '../../../api/useEveryPage.ts';

/** All entries of the account, newest first: the lists of each kind share one answer. */
export function useMyEntries() {
  return useEveryPage('listMyEntries', { query: {} });
}
