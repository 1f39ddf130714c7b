import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import { EventsSection } from './EventsSection.tsx';
import { RequirementsSection } from './RequirementsSection.tsx';
import type { RemainingPlaces } from '../remainingPlaces.ts';
import { PricesSection } from './PricesSection.tsx';
import type { ShownCompetition } from '../toShownCompetition.ts';

interface FormSectionsProps {
  readonly competition: ShownCompetition;
  readonly form: Form;
  readonly places: RemainingPlaces;
  /** Whether entering is possible now or later; otherwise questions are left out. */
  readonly isAhead: boolean;
}

/** Prices, events and questions of the form. */
export function FormSections({ competition, form, places, isAhead }: FormSectionsProps) {
  const { currency, timeZone, endDate } = competition;
  return (
    <>
      <PricesSection form={form} currency={currency} timeZone={timeZone} isAhead={isAhead} />
      <EventsSection formats={form.formats} places={isAhead ? places : null} />
      {isAhead ? <RequirementsSection endDate={endDate} questions={form.questions} /> : null}
    </>
  );
}
