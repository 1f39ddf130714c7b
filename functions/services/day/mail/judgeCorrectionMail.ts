import type { CorrectionReason } from '../../../../shared/contract/day/results/results.ts';
import { linkTo } from '../../../platform/mail/links.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { renderMail } from '../../core/mail/mailLayout.ts';
import { greetedName, multipleLines, singleLine } from '../../core/mail/mailText.ts';
import { contactOf } from '../../entering/mail/entryWords.ts';
import type { MailReader } from '../../people/mail/mailReader.ts';

const WORDS = {
  subject: (where: string) => `Corrected marks: ${where}`,
  first: (what: string, where: string) => `Marks of your sheet in ${what} at ${where} were corrected.`,
  mark: (name: string, column: string, from: string, to: string) => `${name}, ${column}: ${from} → ${to}`,
  reasons: {
    typedWrong: 'Why: a mark was typed wrong.',
    ruling: 'Why: the referee made a ruling.',
    eligibility: 'Why: eligibility was checked again.',
  } satisfies Record<CorrectionReason, string>,
  text: (name: string, words: string) => `${name} writes:\n${words}`,
  skater: 'A skater',
  both: (proposedBy: string, by: string) => `Proposed by ${proposedBy}, confirmed by ${by}.`,
  alone: (by: string) => `Corrected by ${by} alone.`,
  object: 'If this is not what you saw, tell the referee or the organiser.',
  action: 'See your sheet',
  footer: 'Rinkside runs figure-skating competitions. The organiser of this one gave us your address.',
} as const;

interface JudgeCorrectionFacts {
  readonly competition: StoredCompetition;
  readonly flightId: string;
  readonly seat: string;
  readonly reader: MailReader;
  /** "Freestyle, Freestyle 4" */
  readonly event: string;
  readonly marks: readonly {
    readonly name: string;
    readonly column: string;
    readonly from: string;
    readonly to: string;
  }[];
  readonly correction: { readonly reason: CorrectionReason; readonly text: string };
  readonly proposedBy: string;
  readonly by: string;
}

/** The mail to a judge whose own marks a correction replaced: each mark before and now, the reason, and who decided. */
export function judgeCorrectionMail(facts: JudgeCorrectionFacts): Mail {
  const { competition, flightId, seat, reader, event, marks, correction, proposedBy, by } = facts;
  const where = singleLine(competition.name);
  const nameOf = (name: string) => greetedName(name) ?? WORDS.skater;
  return renderMail({
    subject: WORDS.subject(where),
    name: reader.name,
    before: [
      WORDS.first(singleLine(event), where),
      marks.map(({ name, column, from, to }) => WORDS.mark(nameOf(name), column, from, to)).join('\n'),
    ],
    details: [
      WORDS.reasons[correction.reason],
      WORDS.text(singleLine(proposedBy), multipleLines(correction.text)),
      proposedBy === by ? WORDS.alone(singleLine(by)) : WORDS.both(singleLine(proposedBy), singleLine(by)),
      WORDS.object,
    ],
    ...(reader.hasAccount
      ? {
          action: {
            label: WORDS.action,
            link: linkTo(`/day/${competition.id}/judge/${encodeURIComponent(flightId)}/${seat}`),
          },
        }
      : { footer: WORDS.footer }),
    after: contactOf(competition),
  });
}
