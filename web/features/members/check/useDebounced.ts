import { useEffect, useState } from 'react';

/** A value once it has stayed the same for so long: what is asked of a server while somebody types. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
