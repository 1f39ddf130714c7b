/** The tag that leads from an event about a mail to its item of the outbox, by an id without personal data. */
export const ITEM_TAG = 'item';
