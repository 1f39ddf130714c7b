// In a file of its own: pages need it without the schemas.
/** Each change is two writes, one for its history record, and a transaction holds 100 writes. */
export const MAX_CHANGED_COMPETITIONS = 40;
