/** The functions' only reading of the clock. Rules take the time as an argument; lint holds this. */
export function currentTime(): Date {
  return new Date();
}
