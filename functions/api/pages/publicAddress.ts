import { environment } from '../../platform/environment.ts';

/** The absolute address of a path of the product, on the public origin alone. */
export function publicAddress(path: string): string {
  return new URL(path, environment('PUBLIC_ORIGIN')).href;
}

export const competitionAddress = (competitionId: string) =>
  publicAddress(`/competitions/${encodeURIComponent(competitionId)}`);
