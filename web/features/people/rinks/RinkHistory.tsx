import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import { usePages } from '../../../api/usePages.ts';
import { HistoryList } from '../../../table/history/HistoryList.tsx';
import { useRinkWords } from './useRinkWords.ts';

export function RinkHistory({ rink }: { readonly rink: RinkRecord }) {
  const words = useRinkWords();
  const list = usePages('listRinkHistory', { params: { rinkId: rink.id } });
  return <HistoryList list={list} subject="rink" words={words} />;
}
