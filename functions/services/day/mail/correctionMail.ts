import type { CorrectionReason } from '../../../../shared/contract/day/results/results.ts';
import type { ProgrammePlace } from '../../../../shared/domain/day/results/placeProgrammes.ts';
import { linkTo } from '../../../platform/mail/links.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { contactOf } from '../../entering/mail/entryWords.ts';
import { renderMail } from '../../core/mail/mailLayout.ts';
import { countText, greetedName, multipleLines, singleLine } from '../../core/mail/mailText.ts';

const WORDS = {
  subject: (where: string) => `Corrected result: ${where}`,
  family: (what: string, where: string) => `A result in ${what} at ${where} was corrected.`,
  coach: (what: string, where: string) => `Your pupil’s result in ${what} at ${where} was corrected.`,
  now: (outcome: string) => `Now: ${outcome}`,
  before: (outcome: string) => `Before: ${outcome}`,
  place: (place: number) => `place ${String(place)}`,
  noPlace: 'no place',
  total: (total: string) => `total ${total}`,
  reasons: {
    typedWrong: 'Why: a mark was typed wrong.',
    ruling: 'Why: the referee made a ruling.',
    eligibility: 'Why: eligibility was checked again.',
  } satisfies Record<CorrectionReason, string>,
  medals:
    'Medals and certificates were given before, and change with the place. The organiser exchanges them.',
  text: (words: string) => `The organiser writes:\n${words}`,
  somebody: 'Your entry',
  action: 'See your results',
  footer: 'Rinkside runs figure-skating competitions. The organiser of this one gave us your address.',
} as const;

export interface CorrectionMailFacts {
  readonly competition: StoredCompetition;
  readonly to: 'family' | 'coach';
  /** For the greeting. */
  readonly name: string;
  readonly hasAccount: boolean;
  /** "Freestyle, Freestyle 4" */
  readonly event: string;
  /** The reader's own skaters alone. */
  readonly skaters: readonly {
    readonly name: string;
    readonly before: ProgrammePlace;
    readonly after: ProgrammePlace;
  }[];
  /** Whether the medals were given by an earlier place of one of them. */
  readonly changesMedals: boolean;
  readonly correction: { readonly reason: CorrectionReason; readonly text: string };
}

/** The one mail to a family or coach about a correction: each skater's result now and before, and the reason. */
export function correctionMail(facts: CorrectionMailFacts): Mail {
  const { competition, to, name, hasAccount, event, skaters, changesMedals, correction } = facts;
  const where = singleLine(competition.name);
  return renderMail({
    subject: WORDS.subject(where),
    name,
    before: [
      WORDS[to](singleLine(event), where),
      ...skaters.map((skater) =>
        [
          greetedName(skater.name) ?? WORDS.somebody,
          WORDS.now(outcomeText(skater.after)),
          WORDS.before(outcomeText(skater.before)),
        ].join('\n'),
      ),
    ],
    details: [
      ...(changesMedals ? [WORDS.medals] : []),
      WORDS.reasons[correction.reason],
      WORDS.text(multipleLines(correction.text)),
    ],
    ...(hasAccount
      ? { action: { label: WORDS.action, link: linkTo('/admin/my-day', { competition: competition.id }) } }
      : { footer: WORDS.footer }),
    after: contactOf(competition),
  });
}

/** "place 2, total 14.6, 5 points" */
function outcomeText({ place, total, points }: ProgrammePlace): string {
  return [
    place === null ? WORDS.noPlace : WORDS.place(place),
    ...(place === null || total === null ? [] : [WORDS.total((total / 10).toFixed(1))]),
    countText(points, 'point'),
  ].join(', ');
}
