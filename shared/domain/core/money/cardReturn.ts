/** In a return address: whether the family left the provider's page without paying. It words a page; money follows the provider alone. */
export const CARD_RETURN = 'card';

export type CardReturn = 'done' | 'left';

/** Where the provider's page leads back to. */
export function cardReturnAddress(page: string, how: CardReturn): string {
  const address = new URL(page);
  address.searchParams.set(CARD_RETURN, how);
  return address.href;
}
