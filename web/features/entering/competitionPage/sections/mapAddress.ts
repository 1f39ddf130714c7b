import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';

/** A search on OpenStreetMap by the address, or by the rink's name without one; both together find less. */
export function mapAddress({ name, address, city, country }: Competition['rink']): string {
  const where = address === null ? [name] : address.split('\n');
  const query = [...new Set([...where, city, country])].join(', ');
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query }).toString()}`;
}
