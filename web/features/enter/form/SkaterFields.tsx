import { PriceStepNote } from '../person/PriceStepNote.tsx';
import { MembershipSection } from '../person/MembershipFields.tsx';
import { SkaterSection } from '../person/SkaterSection.tsx';
import { SaveToAccount } from '../person/SaveToAccount.tsx';
import type { EntryFieldsProps } from './entryFormKind.ts';
import { EventsSection } from './EventsSection.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';

/** The fields of an entry of one skater, alone or with a partner, in one event or several. */
export function SkaterFields(props: EntryFieldsProps) {
  const { kind, competition, form, rinks, places, isNew, family, requested, fee, priceSteps, keeping } =
    props;
  return (
    <>
      <SkaterSection startDate={competition.startDate} rinks={rinks} family={isNew ? family : []} />
      <MembershipSection endDate={competition.endDate} />
      {keeping ? <SaveToAccount {...keeping} /> : null}
      {kind.Partner ? <kind.Partner {...props} /> : null}
      <QuestionsSection questions={form.questions} kind={kind.kind} />
      <EventsSection
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
    </>
  );
}
