/** The page's only reading of the clock; lint holds this. A component that shows the time uses `useNow`. */
export function currentTime(): Date {
  return new Date();
}
