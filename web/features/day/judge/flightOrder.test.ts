import { expect, it } from 'vitest';
import { orderFlights } from './flightOrder.ts';

const flight = (id: string, isOnIce: boolean) => ({
  id,
  event: { id: 'FS4', format: 'Freestyle', level: 'Freestyle 4' },
  part: { number: 1, of: 1 },
  surface: 'Rink A',
  date: '2027-01-06',
  start: '10:40:00',
  panelId: 'p',
  skaters: 2,
  isApproved: false,
  hasProposal: false,
  isOnIce,
  seats: [{ seat: 'judge1', isOwn: true, isHandedIn: false, isConfirmed: false }],
});

const orderOf = (...onIce: string[]) => {
  const flights = ['f1', 'f2', 'f3'].map((id) => flight(id, onIce.includes(id)));
  const { now, left, next } = orderFlights('c', flights, new Map());
  return [now, left, next].map((own) => own.map((sheet) => sheet.flight.id));
};

it('has for now the flight on the ice, and before it what is not handed in yet', () => {
  expect(orderOf('f2')).toEqual([['f2'], ['f1'], ['f3']]);
  // Nobody taps the end of a flight when the next one starts.
  expect(orderOf('f1', 'f2')).toEqual([['f2'], ['f1'], ['f3']]);
  expect(orderOf()).toEqual([['f1'], [], ['f2', 'f3']]);
});

it('has a correction for the referee first, and not among what is done', () => {
  const [approved, open] = [flight('f1', false), flight('f2', false)];
  const ofSeat = (seat: string) => {
    const flights = [
      { ...approved, isApproved: true, hasProposal: true },
      { ...open, isOnIce: true },
    ].map((one) => ({ ...one, seats: [{ seat, isOwn: true, isHandedIn: false, isConfirmed: false }] }));
    const { toConfirm, now, done } = orderFlights('c', flights, new Map());
    return [toConfirm, now, done].map((own) => own.map((sheet) => sheet.flight.id));
  };
  expect(ofSeat('referee')).toEqual([['f1'], ['f2'], []]);
  expect(ofSeat('judge1')).toEqual([[], ['f2'], ['f1']]);
});
