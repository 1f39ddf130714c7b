// In a file of its own: pages need it without the schemas.
/** The page size for clients that load a whole list. A page ends sooner where the database's own page does. */
export const LARGE_PAGE = '1000';
