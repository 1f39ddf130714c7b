import { useSyncExternalStore } from 'react';

let isPrinting = false;

const media = () => window.matchMedia('print');

function subscribe(listener: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    listener();
  };
  const end = () => {
    isPrinting = false;
    listener();
  };
  const paper = media();
  paper.addEventListener('change', listener);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    paper.removeEventListener('change', listener);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed, for content that a screen shows in part. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting || media().matches);
}
