/** The name under which this tab keeps a competition's message until it is sent. */
export const messageDraft = (competitionId: string): string => `message.${competitionId}`;
