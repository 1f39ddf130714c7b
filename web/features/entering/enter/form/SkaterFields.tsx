import { PriceStepNote } from '../person/PriceStepNote.tsx';
import { SkaterSection } from '../person/SkaterSection.tsx';
import type { EntryFieldsProps } from './entryFormKind.ts';
import { EventsSection } from './EventsSection.tsx';
import { EventsSummary } from './EventsSummary.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';

/** The fields of an entry of one skater, alone or with a partner, in one event or several. */
export function SkaterFields(props: EntryFieldsProps) {
  const { kind, competition, form, rinks, places, isNew, family, requested, fee, priceSteps, keeping } =
    props;
  const hasPrice = requested.event.length > 0 || !isNew || priceSteps.entry !== null;
  return (
    <>
      <SkaterSection
        competition={competition}
        rinks={rinks}
        family={isNew ? family : []}
        keeping={keeping}
        coach={props.coach}
      />
      <EventsSection kind={kind.kind} form={form} places={places} />
      {kind.Partner ? <kind.Partner {...props} /> : null}
      <QuestionsSection questions={form.questions} kind={kind.kind} />
      {props.consent}
      {props.eligibility}
      {hasPrice ? (
        <EventsSummary
          kind={kind.kind}
          form={form}
          chosen={requested.event}
          fee={fee}
          currency={competition.currency}
          timeZone={competition.timeZone}
          places={places}
          note={
            <>
              <PriceStepNote priceSteps={priceSteps} kind={kind.kind} chosen={requested.event} />
              {props.note}
            </>
          }
        />
      ) : null}
    </>
  );
}
