/** A padlock, in the style of Icon. */
export const LOCK = 'M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6Z';
