/** Where the pages of the demo's card provider are: beside the product, not in it. */
export const DEMO_CARDS_PATH = '/_cards/';
