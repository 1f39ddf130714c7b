import type { PushText } from '../../../platform/push/sendPush.ts';
import { multipleLines, singleLine } from '../../core/mail/mailText.ts';

const LONGEST_TITLE = 120;
/** A lock screen shows some lines; the whole text is on My day, and in the mail. */
const LONGEST_BODY = 240;

/** An organiser's message as a device shows it. */
export function pushedMessage(
  competition: { readonly name: string },
  message: { readonly subject: string; readonly text: string },
): Pick<PushText, 'title' | 'body'> {
  const title = `${singleLine(competition.name)}: ${singleLine(message.subject)}`;
  return { title: cut(title, LONGEST_TITLE), body: cut(multipleLines(message.text), LONGEST_BODY) };
}

function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
