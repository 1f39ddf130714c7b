import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';

/**
 * A search on OpenStreetMap. Streets are found by the address alone, a rink that has none by its name:
 * both together are found less often.
 */
export function mapAddress({ name, address, city, country }: Competition['rink']): string {
  const where = address === null ? [name] : address.split('\n');
  const query = [...new Set([...where, city, country])].join(', ');
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query }).toString()}`;
}
