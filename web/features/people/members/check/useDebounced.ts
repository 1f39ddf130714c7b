import { useEffect, useState } from 'react';

/** Returns the value once it has not changed for `milliseconds`, so that typing sends few requests. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
