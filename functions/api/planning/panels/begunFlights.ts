/** What has started is known to the day alone. */
export { begunFlights } from '../../../services/day/running/checkUnderWay.ts';
