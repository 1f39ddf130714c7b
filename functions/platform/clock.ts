/** The functions' only reading of the clock. Rules take the time as an argument; lint holds this (decision 0101). */
export function currentTime(): Date {
  return new Date();
}
