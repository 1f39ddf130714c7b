import { currentTime } from '../clock.ts';

let ahead = 0;

/** How far the server's clock is ahead of this device's, in milliseconds: 0 before the first answer. */
export const serverAhead = () => ahead;

/** Reads the server's clock from an answer; one that a cache has held is older by its age. */
export function noteServerTime(response: Response): Response {
  const date = Date.parse(response.headers.get('date') ?? '');
  const age = 1_000 * Number(response.headers.get('age') ?? 0);
  if (date) ahead = date + age - currentTime().getTime();
  return response;
}
