/** How many people may look after a family beside the owner of its account, invited ones among them. */
export const MOST_GUARDIANS = 3;
