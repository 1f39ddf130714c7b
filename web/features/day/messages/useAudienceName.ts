import { useQuery } from '@tanstack/react-query';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useFlightChoices } from './AudienceFields.tsx';

/** Names whom a written message is for: the flight or event itself, where it is for one. */
export function useAudienceName({ id, formId }: Pick<Competition, 'id' | 'formId'>) {
  const { t } = useTranslation('messages');
  const flights = useFlightChoices(id);
  const form = useQuery(requestQuery('getForm', { params: { formId } }));
  const { formats = [], cancelled = [] } = form.data ?? {};
  const events = [
    ...formats.flatMap(({ format, events: own }) => own.map((event) => ({ ...event, format }))),
    ...cancelled,
  ];
  return ({
    to,
    event: eventId,
    flight,
  }: Pick<BodyOf<'previewMessage'>, 'to' | 'event' | 'flight'>): string => {
    if (to === 'flight') return flights.find(({ value }) => value === flight)?.label ?? t('form.flight');
    const event = events.find((one) => one.id === eventId);
    return to === 'event' && event
      ? t('sent.event', { event: eventLabel(event.format, event.level) })
      : t(`form.${to}`);
  };
}
