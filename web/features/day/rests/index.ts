export { HeldFlight } from './HeldFlight.tsx';
export { HoldFlight, HoldMenu } from './HoldFlight.tsx';
export { type VenueDay, venueSecondsNow } from './venueDay.ts';
export { useFlightPlaces } from './useFlightPlaces.ts';
export type { LostHoursOfDay } from './LostIceOfDay.tsx';
export { DayTroubles } from './DayTroubles.tsx';
export { LaterOpenSeats, LaterComingDays, LaterTroublesToday } from './laterTroubles.ts';
export { type FlightTap, tapNow, unsentTaps, useUnsentTaps } from './unsentTaps.ts';
