import type { Mail } from '../../platform/mail/mail.ts';
import { renderMail } from './mailLayout.ts';
import { MESSAGES } from './messages.ts';
import { greetedName } from './plainWords.ts';

/** To a further address of a family: do you want its notices? */
export function confirmNoticesMail({ family, link }: { family: string; link: string }): Mail {
  const { subject, why, action, once, otherwise, footer } = MESSAGES.confirmNotices;
  return renderMail({
    subject,
    name: '',
    before: [why(greetedName(family))],
    action: { label: action, link },
    after: [once, otherwise],
    footer,
  });
}
