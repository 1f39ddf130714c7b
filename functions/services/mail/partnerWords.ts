/** Every sentence of the mails to a couple's partner, in English; another language is another object of this shape. */
export const PARTNER_WORDS = {
  invitation: {
    subject: (inviter: string, where: string) => `${inviter} names you as partner: ${where}`,
    why: (inviter: string, where: string) => `${inviter} wants to skate with you at ${where}.`,
    somebody: 'A skater',
    facts: (days: string, place: string) => `When: ${days}\nWhere: ${place}`,
    events: 'Events for two:',
    ask: (deadline: string) =>
      `Please say whether you skate. You need no account. Until ${deadline} you can confirm or decline, and correct what is entered of you.`,
    action: 'See the invitation',
    otherwise:
      'If you do not know what this is about, decline, and you are not entered as a partner. The link is for you alone: whoever has it can answer for you.',
  },
  dropped: {
    subject: (where: string) => `You are no longer named as partner: ${where}`,
    what: (inviter: string, where: string) =>
      `${inviter} has changed the partner of an entry for ${where}. This address is no longer asked, and the link that you were sent no longer works.`,
    next: 'There is nothing to do. If you did not expect this, ask whoever you wanted to skate with.',
  },
  footer:
    'Rinkside runs figure-skating competitions. You get this mail because an entry names you as the partner.',
} as const;
