import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Whether the page has come to rest: for what nobody waits for. */
export function useAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenIdle(() => setIsAtRest(true)), []);
  return isAtRest;
}
