import type { DataOf } from '../../../../shared/contract/types.ts';
import { call } from '../../../api/client.ts';
import type { FlightTap } from './unsentTaps.ts';

export type TapAnswer = DataOf<'startFlight'> | DataOf<'holdFlight'>;

export type SendTap = (tap: FlightTap, secondsAgo: number) => Promise<TapAnswer>;

/** Sends a tap to the server; twice does what once does. */
export const sendTap: SendTap = async ({ competitionId, flightId, what, until, read }, secondsAgo) => {
  const flight = { params: { competitionId, flightId }, background: true, refetch: 'now' } as const;
  if (what === 'hold') return (await call('holdFlight', { ...flight, body: { until, read } })).data;
  const query = secondsAgo > 0 ? { query: { secondsAgo: String(secondsAgo) } } : {};
  return (await call(what === 'start' ? 'startFlight' : 'endFlight', { ...flight, ...query })).data;
};
